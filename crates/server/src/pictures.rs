//! Pictures for previews of links and for people who want to keep one: SVG of our own, made into PNG. One is made at a
//! time, away from the async workers; a few are kept, by what they show.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use house::Refused;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};

use crate::desk::Desk;

/// So many are made at the same time, and so many wait.
const DESK: (usize, usize) = (1, 8);
/// So many bytes of pictures are kept.
const KEPT: usize = 12 << 20;
/// No picture is wider or higher: ours are smaller, so that a larger one is a mistake.
const LARGEST: u32 = 1600;

/// What a picture shows, in a few bytes.
type Print = [u8; 32];

/// Makes pictures, and keeps those that were asked for last.
pub struct Pictures {
    desk: Desk,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    /// The last asked for first.
    pictures: VecDeque<(Print, Arc<[u8]>)>,
    bytes: usize,
}

impl Kept {
    fn find(&mut self, print: &Print) -> Option<Arc<[u8]>> {
        let place = self.pictures.iter().position(|(kept, _)| kept == print)?;
        let found = self.pictures.remove(place)?;
        self.pictures.push_front(found.clone());
        Some(found.1)
    }

    fn add(&mut self, print: Print, picture: Arc<[u8]>) {
        self.bytes += picture.len();
        self.pictures.push_front((print, picture));
        while self.bytes > KEPT
            && let Some((_, oldest)) = self.pictures.pop_back()
        {
            self.bytes -= oldest.len();
        }
    }
}

impl Default for Pictures {
    fn default() -> Self {
        Self { desk: Desk::new(DESK.0, DESK.1), kept: Arc::default() }
    }
}

impl Pictures {
    /// The picture that this draws, as PNG.
    ///
    /// # Errors
    /// There is nothing to draw, too many wait, or it is no picture that we can make.
    pub async fn made(
        &self,
        draw: impl FnOnce() -> Option<String> + Send + 'static,
    ) -> Result<Arc<[u8]>, Refused> {
        let (answer, done) = tokio::sync::oneshot::channel();
        let kept = self.kept.clone();
        let work = move || {
            let picture = draw().ok_or(Refused::NotOver).and_then(|svg| {
                let print: Print = Sha256::digest(svg.as_bytes()).into();
                if let Some(picture) = lock(&kept).find(&print) {
                    return Ok(picture);
                }
                let picture: Arc<[u8]> = png(&svg).ok_or(Refused::Failed)?.into();
                lock(&kept).add(print, picture.clone());
                Ok(picture)
            });
            // Whoever asked may have gone.
            drop(answer.send(picture));
        };
        if !self.desk.run(work).await {
            return Err(Refused::Busy);
        }
        done.await.map_err(|_| Refused::Failed)?
    }
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    // Whatever is in there is whole: a panic elsewhere leaves it usable.
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An SVG as PNG, in the size that it says; `None` where it is none, or too large.
fn png(svg: &str) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let size = tree.size().to_int_size();
    if size.width() > LARGEST || size.height() > LARGEST {
        return None;
    }
    let mut pixels = Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(side: u32, colour: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\">\
             <rect width=\"{side}\" height=\"{side}\" fill=\"{colour}\"/></svg>"
        )
    }

    #[test]
    fn a_picture_is_what_was_drawn_and_never_too_large() {
        let made = png(&square(3, "#ff0000")).expect("a picture");
        let pixels = Pixmap::decode_png(&made).expect("a PNG");
        assert_eq!((pixels.width(), pixels.height()), (3, 3));
        assert!(
            pixels.pixels().iter().all(|pixel| (pixel.red(), pixel.green(), pixel.alpha()) == (255, 0, 255))
        );
        assert!(png("<p>no picture</p>").is_none() && png("").is_none());
        assert!(png(&square(LARGEST + 1, "red")).is_none());
    }

    /// What was made once is not made again, and the oldest go when there are too many.
    #[tokio::test(flavor = "multi_thread")]
    async fn few_are_kept_by_what_they_show() {
        let pictures = Pictures::default();
        let red = || Some(square(5, "red"));
        let first = pictures.made(red).await.expect("a picture");
        let again = pictures.made(red).await.expect("a picture");
        assert!(Arc::ptr_eq(&first, &again));
        assert!(
            pictures.made(|| None).await.is_err() && pictures.made(|| Some(String::new())).await.is_err()
        );
        let mut kept = Kept::default();
        let large: Arc<[u8]> = vec![0; KEPT / 3].into();
        for number in 0..9 {
            kept.add([number; 32], large.clone());
        }
        assert!(kept.find(&[0; 32]).is_none() && kept.find(&[8; 32]).is_some() && kept.bytes <= KEPT);
    }
}
