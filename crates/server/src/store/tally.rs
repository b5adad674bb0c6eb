//! What must be alike on both sides when everything was copied: how many rows there are of each kind, and how far each
//! table is.

use futures_util::StreamExt as _;
use rusqlite::Connection;
use sha2::{Digest, Sha256};

use super::StoreError;
use super::postgres::line::{Open, Trouble};
use super::sqlite::store_error;

/// How far each table is, by what it says of itself and by what is there.
const HEADS: &str = "SELECT code, rev, stamp, CAST(entries AS bigint), CAST(said AS bigint), bytes, \
                     CAST((SELECT count(*) FROM entries e WHERE e.code = t.code) AS bigint), \
                     CAST((SELECT count(*) FROM chat c WHERE c.code = t.code) AS bigint) FROM tables t LIMIT ";
/// So many numbers stand there after the code.
const NUMBERS: usize = 7;

/// What is counted.
#[derive(PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many rows each sheet has.
    rows: Vec<(String, i64)>,
    /// How far all tables are: one number that hardly another set of heads would lead to, in whatever order they come.
    heads: i64,
}

fn head(code: &str, numbers: [i64; NUMBERS]) -> i64 {
    let hash = Sha256::digest(format!("{code} {numbers:?}"));
    let (first, _) = hash.split_first_chunk::<8>().expect("a hash has 32 bytes");
    i64::from_be_bytes(*first)
}

fn count(sheet: &str) -> String {
    format!("SELECT count(*) FROM {sheet}")
}

impl Tally {
    /// What a data file holds.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn of_file<'a>(file: &Connection, sheets: impl Iterator<Item = &'a str>) -> Result<Self, StoreError> {
        let counted = |sheet: &str| {
            let count = file.query_row(&count(sheet), [], |row| row.get(0)).map_err(store_error)?;
            Ok((sheet.to_owned(), count))
        };
        let rows = sheets.map(counted).collect::<Result<_, StoreError>>()?;
        let mut heads = 0_i64;
        let mut found = file.prepare(&format!("{HEADS} -1")).map_err(store_error)?;
        let mut found = found.query([]).map_err(store_error)?;
        while let Some(row) = found.next().map_err(store_error)? {
            let mut numbers = [0; NUMBERS];
            for (place, number) in numbers.iter_mut().enumerate() {
                *number = row.get(place + 1).map_err(store_error)?;
            }
            let code: String = row.get(0).map_err(store_error)?;
            heads = heads.wrapping_add(head(&code, numbers));
        }
        Ok(Self { rows, heads })
    }

    /// What a database holds.
    ///
    /// # Errors
    /// It cannot be read.
    pub async fn of_database<'a>(
        open: &Open,
        sheets: impl Iterator<Item = &'a str>,
    ) -> Result<Self, Trouble> {
        let mut rows = Vec::new();
        for sheet in sheets {
            let row = open.find(&count(sheet), &[]).await?.ok_or(StoreError::Missing)?;
            rows.push((sheet.to_owned(), row.try_get(0)?));
        }
        let mut heads = 0_i64;
        let mut found = std::pin::pin!(open.stream(&format!("{HEADS} $1"), vec![i64::MAX]).await?);
        while let Some(row) = found.next().await {
            let row = row?;
            let mut numbers = [0; NUMBERS];
            for (place, number) in numbers.iter_mut().enumerate() {
                *number = row.try_get(place + 1)?;
            }
            heads = heads.wrapping_add(head(row.try_get(0)?, numbers));
        }
        Ok(Self { rows, heads })
    }

    /// Whether the other side holds the same.
    ///
    /// # Errors
    /// It does not: what is different.
    pub fn must_agree(&self, database: &Self) -> Result<(), StoreError> {
        let different = self.rows.iter().zip(&database.rows).find(|(one, other)| one != other);
        if let Some(((what, one), (_, other))) = different {
            let what = format!("{what}: {one} in the file, {other} in the database");
            return Err(StoreError::Damaged(what));
        }
        match self.heads == database.heads {
            true => Ok(()),
            false => Err(StoreError::Damaged("a table is further on one side than on the other".to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sqlite::open;
    use super::*;

    /// As many rows, and as much in all, and yet not the same: two tables have changed places.
    #[test]
    fn every_table_must_be_as_far_as_on_the_other_side() {
        let file = Connection::open_in_memory().unwrap();
        open::make_tables(&file).unwrap();
        let table = "INSERT INTO tables (code, game, host, created, meta, state, listed, touched, bot, winners, entries, \
                     said, rev, stamp, bytes) VALUES (?1, 'toy', 1, 1, '{}', 1, 0, 1, 0, '', 3, 0, ?2, 5, 9)";
        file.execute(table, ("one", 3)).unwrap();
        file.execute(table, ("other", 4)).unwrap();
        let tally = || Tally::of_file(&file, ["tables", "entries"].into_iter()).unwrap();
        let before = tally();
        assert_eq!(before.must_agree(&tally()), Ok(()));
        file.execute("UPDATE tables SET rev = 7 - rev", []).unwrap();
        assert!(matches!(before.must_agree(&tally()), Err(StoreError::Damaged(_))));
    }
}
