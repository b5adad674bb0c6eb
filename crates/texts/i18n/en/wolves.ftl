wolves-name = The Wolves
wolves-about = Lead a pack through five terrains: howl for lone wolves, build dens and lairs, hunt, and control the regions when the moon scores them.
