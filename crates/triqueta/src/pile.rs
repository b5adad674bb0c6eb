//! A few small numbers in the order in which they came.

/// At most `N` bytes in order, copied freely. What lies beyond the last is zero, so that equal piles are
/// equal in every byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile<const N: usize> {
    items: [u8; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// Nothing yet.
    pub(crate) const EMPTY: Self = Self { items: [0; N], len: 0 };

    /// Everything, the oldest first.
    #[inline]
    pub(crate) fn items(&self) -> &[u8] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// The oldest.
    #[inline]
    pub(crate) fn first(&self) -> Option<u8> {
        self.items().first().copied()
    }

    /// Takes the oldest away.
    #[inline]
    pub(crate) fn pop_first(&mut self) -> Option<u8> {
        let first = self.first()?;
        self.items.copy_within(1.., 0);
        self.len -= 1;
        // Not empty, or there would have been no first.
        self.items[N - 1] = 0;
        Some(first)
    }

    /// One more. A full pile stays as it is: the rules never fill one up.
    #[inline]
    pub(crate) fn push(&mut self, item: u8) {
        if let Some(free) = self.items.get_mut(usize::from(self.len)) {
            *free = item;
            self.len += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_keep_order_and_leave_no_trace() {
        let mut pile = Pile::<3>::EMPTY;
        [4, 5, 6, 7].into_iter().for_each(|item| pile.push(item));
        assert_eq!(pile.items(), [4, 5, 6]);
        assert_eq!((pile.pop_first(), pile.items()), (Some(4), &[5, 6][..]));
        assert_eq!((pile.pop_first(), pile.pop_first()), (Some(5), Some(6)));
        assert_eq!((pile, pile.pop_first()), (Pile::EMPTY, None));
    }
}
