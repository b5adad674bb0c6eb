//! Results of rated games, in the database.

use tokio_postgres::Row;

use super::limit;
use super::line::{Open, Trouble, Values};
use super::rows::{number, wrong};
use crate::store::{PersonId, RatedGame, RatedSeat, Rival};

type Read<T> = Result<T, Trouble>;

/// Keeps the result of a game, unless it is known. Two games that end at the same moment would take the same number:
/// its key finds that out, and one tries again.
pub async fn keep(open: &Open, game: &RatedGame) -> Read<()> {
    let RatedGame { code, game, at, voided, seats, .. } = game;
    let sql = "INSERT INTO rated (number, code, game, at, voided) \
               SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4 FROM rated \
               ON CONFLICT (code) DO NOTHING RETURNING number";
    let Some(row) = open.find(sql, &[code, game, &at.cast_signed(), voided]).await? else { return Ok(()) };
    let number: i64 = row.try_get(0)?;
    for (seat, RatedSeat { who, side, place, gone }) in (1_i16..).zip(seats) {
        let (person, bot) = match who {
            Rival::Person(id) => (Some(id.0), None),
            Rival::Bot(level) => (None, Some(level.name())),
        };
        let sql = "INSERT INTO rated_seats (game, seat, person, bot, side, place, gone) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let (side, place) = (i16::from(*side), i16::from(*place));
        open.run(sql, &[&number, &seat, &person, &bot, &side, &place, gone]).await?;
    }
    Ok(())
}

/// Puts a number that leads to nobody in the place of this person's, and forgets the games that nobody else needs.
pub async fn unname(open: &Open, id: PersonId) -> Read<()> {
    let sql = "UPDATE rated_seats SET person = (SELECT least(0, min(person)) - 1 FROM rated_seats) \
               WHERE person = $1";
    if open.run(sql, &[&id.0]).await? == 0 {
        return Ok(());
    }
    let needless = "SELECT number FROM rated WHERE NOT EXISTS \
                    (SELECT 1 FROM rated_seats s WHERE s.game = rated.number AND s.person > 0)";
    open.run(&format!("DELETE FROM rated_seats WHERE game IN ({needless})"), &[]).await?;
    open.run(&format!("DELETE FROM rated WHERE number IN ({needless})"), &[]).await?;
    Ok(())
}

/// Games with their seats, one row a seat, so that all of it is of one moment.
const COLUMNS: &str =
    "SELECT r.number, r.code, r.game, r.at, r.voided, s.person, s.bot, s.side, s.place, s.gone";

/// Games of this game after this number.
pub async fn games(open: &Open, game: &str, after: i64, most: usize) -> Read<Vec<RatedGame>> {
    let sql = format!(
        "{COLUMNS} FROM (SELECT * FROM rated WHERE game = $1 AND number > $2 ORDER BY number LIMIT $3) r \
         LEFT JOIN rated_seats s ON s.game = r.number ORDER BY r.number, s.seat"
    );
    gathered(open, &sql, &[&game, &after, &limit(most)]).await
}

/// The game of this table.
pub async fn at(open: &Open, code: &str) -> Read<Option<RatedGame>> {
    let sql = format!(
        "{COLUMNS} FROM rated r LEFT JOIN rated_seats s ON s.game = r.number WHERE r.code = $1 ORDER BY s.seat"
    );
    Ok(gathered(open, &sql, &[&code]).await?.pop())
}

async fn gathered(open: &Open, sql: &str, values: Values<'_>) -> Read<Vec<RatedGame>> {
    let mut games: Vec<RatedGame> = Vec::new();
    for row in open.query(sql, values).await? {
        let id: i64 = row.try_get(0)?;
        if games.last().is_none_or(|game| game.number != id) {
            games.push(RatedGame {
                number: id,
                code: row.try_get(1)?,
                game: row.try_get(2)?,
                at: number(&row, 3)?,
                voided: row.try_get(4)?,
                seats: Vec::new(),
            });
        }
        if let (Some(game), Some(seat)) = (games.last_mut(), seat(&row)?) {
            game.seats.push(seat);
        }
    }
    Ok(games)
}

fn seat(row: &Row) -> Read<Option<RatedSeat>> {
    let who = match (row.try_get::<_, Option<i64>>(5)?, row.try_get::<_, Option<String>>(6)?) {
        (Some(id), _) => Rival::Person(PersonId(id)),
        (None, Some(bot)) => Rival::Bot(bot.parse().map_err(|_| wrong("no level of bots"))?),
        (None, None) => return Ok(None),
    };
    let small = |column: usize| u8::try_from(row.try_get::<_, i16>(column)?).map_err(wrong);
    Ok(Some(RatedSeat { who, side: small(7)?, place: small(8)?, gone: row.try_get(9)? }))
}
