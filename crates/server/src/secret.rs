//! Secrets, as [`house::secret`] makes them, from the operating system's randomness.

pub use house::secret::*;

/// Fills these with bytes from the operating system.
///
/// # Errors
/// It has none to give.
pub fn fill(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    getrandom::fill(bytes).map_err(|_| NoRandomness)
}

/// A secret for a new server.
///
/// # Errors
/// The operating system has no randomness to give.
pub fn fresh() -> Result<ServerSecret, NoRandomness> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(ServerSecret::new(bytes))
}
