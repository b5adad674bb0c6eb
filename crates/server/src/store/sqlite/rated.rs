//! Results of rated games, in the data file.

use rusqlite::{Connection, OptionalExtension, Result as Read, Row, params};

use super::rows::wrong;
use super::{Result, run};
use crate::store::{PersonId, RatedGame, RatedSeat, Rival};

/// Keeps the result of a game, unless it is known.
pub fn keep(connection: &Connection, game: &RatedGame) -> Result<()> {
    let RatedGame { code, game, at, voided, seats, .. } = game;
    let sql = "INSERT INTO rated (code, game, at, voided) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    if run(connection, sql, params![code, game, at.cast_signed(), voided])? == 0 {
        return Ok(());
    }
    let number = connection.last_insert_rowid();
    for (seat, RatedSeat { who, side, place, gone }) in (1..).zip(seats) {
        let (person, bot) = match who {
            Rival::Person(id) => (Some(id.0), None),
            Rival::Bot(level) => (None, Some(level.name())),
        };
        let sql = "INSERT INTO rated_seats (game, seat, person, bot, side, place, gone) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        run(connection, sql, params![number, seat, person, bot, side, place, gone])?;
    }
    Ok(())
}

/// Puts a number that leads to nobody in the place of this person's, and forgets the games that nobody else needs.
pub fn unname(connection: &Connection, id: PersonId) -> Result<()> {
    let sql = "UPDATE rated_seats SET person = (SELECT min(0, coalesce(min(person), 0)) - 1 FROM rated_seats) \
               WHERE person = ?1";
    if run(connection, sql, [id.0])? == 0 {
        return Ok(());
    }
    let needless = "SELECT number FROM rated WHERE NOT EXISTS \
                    (SELECT 1 FROM rated_seats WHERE rated_seats.game = rated.number AND person > 0)";
    run(connection, &format!("DELETE FROM rated_seats WHERE game IN ({needless})"), [])?;
    run(connection, &format!("DELETE FROM rated WHERE number IN ({needless})"), [])?;
    Ok(())
}

const COLUMNS: &str = "SELECT number, code, game, at, voided FROM rated";

/// Games of this game after this number.
pub fn games(connection: &Connection, game: &str, after: i64, most: usize) -> Read<Vec<RatedGame>> {
    let sql = format!("{COLUMNS} WHERE game = ?1 AND number > ?2 ORDER BY number LIMIT ?3");
    let mut statement = connection.prepare_cached(&sql)?;
    let heads = statement.query_map(params![game, after, most as i64], head)?;
    heads.map(|head| with_seats(connection, head?)).collect()
}

/// The game of this table.
pub fn at(connection: &Connection, code: &str) -> Read<Option<RatedGame>> {
    let sql = format!("{COLUMNS} WHERE code = ?1");
    let found = connection.prepare_cached(&sql)?.query_row([code], head).optional()?;
    found.map(|head| with_seats(connection, head)).transpose()
}

fn head(row: &Row<'_>) -> Read<RatedGame> {
    Ok(RatedGame {
        number: row.get(0)?,
        code: row.get(1)?,
        game: row.get(2)?,
        at: row.get::<_, i64>(3)?.unsigned_abs(),
        voided: row.get(4)?,
        seats: Vec::new(),
    })
}

fn with_seats(connection: &Connection, game: RatedGame) -> Read<RatedGame> {
    let sql = "SELECT person, bot, side, place, gone FROM rated_seats WHERE game = ?1 ORDER BY seat";
    let seat = |row: &Row<'_>| {
        let who = match (row.get::<_, Option<i64>>(0)?, row.get::<_, Option<String>>(1)?) {
            (Some(id), _) => Rival::Person(PersonId(id)),
            (None, Some(bot)) => Rival::Bot(bot.parse().map_err(|_| wrong(1, "a level of bots"))?),
            (None, None) => return Err(wrong(0, "a person or a bot")),
        };
        Ok(RatedSeat { who, side: row.get(2)?, place: row.get(3)?, gone: row.get(4)? })
    };
    let seats: Read<Vec<RatedSeat>> =
        connection.prepare_cached(sql)?.query_map([game.number], seat)?.collect();
    Ok(RatedGame { seats: seats?, ..game })
}
