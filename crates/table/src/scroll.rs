//! A list that only grows at its end and shares its beginning with all its copies.
//!
//! A copy costs a few counters, however long the list is; so does adding to a copy. That is what makes a move
//! cost the same at the tenth entry and at the ten thousandth.

use std::sync::Arc;

/// So many items lie together.
const WIDTH: usize = 32;

/// A list that shares its beginning with its copies: full leaves below a tree, and the last leaf beside it.
#[derive(Clone, Debug)]
pub(crate) struct Scroll<T> {
    len: usize,
    /// The full leaves. After [`Scroll::up_to`] the tree may hold later ones, which are never read.
    root: Option<Arc<Node<T>>>,
    /// The levels above the leaves.
    height: u32,
    /// The items after the full leaves.
    tail: Arc<Vec<T>>,
}

#[derive(Clone, Debug)]
enum Node<T> {
    Inner(Vec<Arc<Self>>),
    Leaf(Vec<T>),
}

impl<T> Default for Scroll<T> {
    fn default() -> Self {
        Self { len: 0, root: None, height: 0, tail: Arc::default() }
    }
}

impl<T: Clone> Scroll<T> {
    /// How many items there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// An item by its index.
    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        let sealed = self.sealed();
        match index.checked_sub(sealed) {
            Some(place) => self.tail.get(place),
            None => self.leaf(index / WIDTH)?.get(index % WIDTH),
        }
    }

    /// The last item.
    pub(crate) fn last(&self) -> Option<&T> {
        self.get(self.len.checked_sub(1)?)
    }

    /// Adds an item at the end.
    pub(crate) fn push(&mut self, item: T) {
        if self.tail.len() == WIDTH {
            self.seal();
        }
        if let Some(tail) = Arc::get_mut(&mut self.tail)
            && tail.capacity() == WIDTH
        {
            tail.push(item);
        } else {
            let mut tail = Vec::with_capacity(WIDTH);
            tail.extend_from_slice(&self.tail);
            tail.push(item);
            self.tail = Arc::new(tail);
        }
        self.len += 1;
    }

    /// The list as it was with so many items; as it is when there are not so many.
    pub(crate) fn up_to(&self, len: usize) -> Self {
        let sealed = self.sealed();
        let tail = match len.checked_sub(sealed) {
            _ if len >= self.len => return self.clone(),
            Some(rest) => self.tail.get(..rest),
            None => self.leaf(len / WIDTH).and_then(|leaf| leaf.get(..len % WIDTH)),
        };
        let tail = Arc::new(tail.unwrap_or_default().to_vec());
        Self { len, root: self.root.clone(), height: self.height, tail }
    }

    /// How many items lie in the tree.
    fn sealed(&self) -> usize {
        self.len - self.tail.len()
    }

    fn leaf(&self, number: usize) -> Option<&[T]> {
        let mut node = self.root.as_ref()?;
        let mut height = self.height;
        loop {
            match &**node {
                Node::Leaf(items) => return Some(items),
                Node::Inner(children) => {
                    height = height.checked_sub(1)?;
                    node = children.get(digit(number, height))?;
                }
            }
        }
    }

    /// Moves the full tail into the tree.
    fn seal(&mut self) {
        let number = self.len / WIDTH - 1;
        let leaf = Arc::new(Node::Leaf(Arc::unwrap_or_clone(std::mem::take(&mut self.tail))));
        match self.root.take() {
            None => self.root = Some(leaf),
            Some(mut root) => {
                if number == WIDTH.pow(self.height) {
                    root = Arc::new(Node::Inner(vec![root]));
                    self.height += 1;
                }
                insert(&mut root, self.height, number, leaf);
                self.root = Some(root);
            }
        }
    }
}

/// The child that leads to a leaf at this level above the leaves.
const fn digit(number: usize, level: u32) -> usize {
    number / WIDTH.pow(level) % WIDTH
}

/// Puts a leaf behind all earlier ones, in place of whatever lies there.
fn insert<T: Clone>(node: &mut Arc<Node<T>>, height: u32, number: usize, leaf: Arc<Node<T>>) {
    let Some(level) = height.checked_sub(1) else {
        *node = leaf;
        return;
    };
    let place = digit(number, level);
    if let Node::Inner(children) = Arc::make_mut(node) {
        children.truncate(place + 1);
        match children.get_mut(place) {
            Some(child) => insert(child, level, number, leaf),
            None => children.push(spine(level, leaf)),
        }
    }
}

/// A tree of this height with a single leaf.
fn spine<T>(height: u32, leaf: Arc<Node<T>>) -> Arc<Node<T>> {
    (0..height).fold(leaf, |child, _| Arc::new(Node::Inner(vec![child])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, Quick};

    fn list(scroll: &Scroll<usize>) -> Vec<usize> {
        assert_eq!(scroll.get(scroll.len()), None);
        assert_eq!(scroll.last(), scroll.len().checked_sub(1).and_then(|last| scroll.get(last)));
        (0..scroll.len()).map(|index| *scroll.get(index).unwrap()).collect()
    }

    #[test]
    fn a_scroll_holds_what_was_added() {
        let mut scroll = Scroll::default();
        for item in 0..40_000 {
            assert_eq!(scroll.len(), item);
            scroll.push(item);
        }
        assert_eq!(scroll.height, 3);
        assert_eq!(list(&scroll), (0..40_000).collect::<Vec<_>>());
    }

    /// Copies cut anywhere and grown again do not disturb each other.
    #[test]
    fn copies_are_independent() {
        let mut chance = Quick::new(3);
        let mut copies = vec![(Scroll::default(), Vec::new())];
        for round in 0..600 {
            let (mut scroll, mut plain) = copies[chance.index(copies.len())].clone();
            if chance.below(3) == 0 {
                let len = chance.index(plain.len() + 2);
                scroll = scroll.up_to(len);
                plain.truncate(len);
            }
            for item in 0..chance.index(if round % 50 == 0 { 3_000 } else { 70 }) {
                scroll.push(round * 10_000 + item);
                plain.push(round * 10_000 + item);
            }
            assert_eq!(list(&scroll), plain);
            copies.push((scroll, plain));
        }
        for (scroll, plain) in &copies {
            assert_eq!(list(scroll), *plain);
        }
    }
}
