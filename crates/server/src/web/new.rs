//! New tables: the form, and *play now*.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::Level;
use house::Refused;
use house::room::kept::find;
use house::room::make::{self, Names, Order};
use pages::clock::{Pace, Terms, Then};
use pages::model::{NewTable, Sitter};
use pages::variants::{AS_LAST_TIME, SURPRISE};
use table::record::tidy_name;
use table::{AnyGame, Choices, Kind as OptionKind, Preset, Problem, Seat};

use super::caller::{Caller, Fields, level, switch};
use super::{Answer, page, page_with, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{self, Card, PersonId, Shelf};

fn game(app: &App, id: &str) -> Result<&'static dyn AnyGame, Fault> {
    find(app.house.games(), id).ok_or_else(|| Fault::missing("server-no-game"))
}

/// What a form for a new table says so far.
pub struct Draft {
    /// The choices as sent.
    pub choices: Choices,
    /// Who is meant to sit where.
    pub sitters: Vec<Sitter>,
    /// Whether it is to be listed.
    pub listed: bool,
    /// The time that everybody has.
    pub clock: Option<Terms>,
    /// Whether hints are allowed; `None` only against bots.
    pub hints: Option<bool>,
    /// Whether the game counts for ratings.
    pub rated: bool,
}

impl Draft {
    /// Reads the form's fields; what is missing or makes no sense is filled in.
    #[must_use]
    pub fn read(game: &dyn AnyGame, fields: &Fields) -> Self {
        let info = game.info();
        let players = fields.get("players").trim().parse().unwrap_or(info.default_players);
        let players = players.clamp(*info.players.start(), *info.players.end());
        Self {
            choices: choices(game, players, fields),
            sitters: Seat::all(players).map(|seat| sitter(seat, fields)).collect(),
            listed: matches!(fields.get("listed"), "on" | "true" | "1"),
            clock: clock(fields),
            hints: switch(fields.get("hints")),
            rated: switch(fields.get("rated")) == Some(true),
        }
    }

    /// Puts bots into those of these seats that wait for friends: of the level of those that are there already, or else
    /// of this one. Whoever plays sits there too.
    fn seat_bots(&mut self, level: Level, these: impl Fn(Seat) -> bool) {
        let there = self.sitters.iter().find_map(|sitter| match sitter {
            Sitter::Bot(level) => Some(*level),
            _ => None,
        });
        for (index, sitter) in self.sitters.iter_mut().enumerate() {
            if *sitter == Sitter::Friend && these(Seat::from_index(index)) {
                *sitter = Sitter::Bot(there.unwrap_or(level));
            }
        }
        if !self.sitters.contains(&Sitter::Me)
            && let Some(first) = self.sitters.first_mut()
        {
            *first = Sitter::Me;
        }
    }

    /// Leaves seats to friends where all would be taken: by those in which bots sit.
    fn leave_seats(&mut self) {
        if self.sitters.contains(&Sitter::Friend) {
            return;
        }
        for sitter in &mut self.sitters {
            if matches!(sitter, Sitter::Bot(_)) {
                *sitter = Sitter::Friend;
            }
        }
    }
}

/// The chosen time; what makes no sense is none.
#[must_use]
pub fn clock(fields: &Fields) -> Option<Terms> {
    let seconds = |name: &str| fields.get(name).trim().parse().unwrap_or(0);
    let pace = match fields.get("clock") {
        "turn" => Pace::Turn(seconds("clock-each")),
        "game" => Pace::Game { budget: seconds("clock-budget"), increment: seconds("clock-increment") },
        _ => return None,
    };
    let then = if fields.get("clock-then") == "lose" { Then::Lose } else { Then::Bot };
    Some(Terms { pace, then }).filter(Terms::is_sound)
}

/// The chosen options: only those that are on the menu, presets last.
fn choices(game: &dyn AnyGame, players: u8, fields: &Fields) -> Choices {
    let mut choices = Choices::new(players);
    // What is on the menu may depend on what was chosen: the second look sees it all.
    for _ in 0..2 {
        let menu = game.menu(&choices);
        let mut next = Choices::new(players);
        for item in &menu.items {
            let name = format!("o-{}", item.key);
            let sent: Vec<&str> = fields.all(&name).collect();
            if let Some(own) = fields.find(&format!("mine-{}", item.key)).filter(|_| sent.is_empty()) {
                next.set(item.key, for_my_seat(&item.default, own, fields));
            }
            let Some(last) = sent.last() else { continue };
            let text = match item.kind {
                OptionKind::SeveralOf(_) | OptionKind::PerSeat(_) => {
                    sent.iter().copied().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(",")
                }
                _ => (*last).to_owned(),
            };
            // The number of players may have changed since the options per seat were chosen.
            let fits = match item.kind {
                OptionKind::PerSeat(_) => text.split(',').count() == usize::from(players),
                _ => true,
            };
            if fits {
                next.set(item.key, text);
            }
        }
        let chosen = menu.presets.iter().find(|preset| preset.key == fields.get("preset"));
        for (key, value) in chosen.into_iter().flat_map(|preset| &preset.choices) {
            next.set(key, value.as_str());
        }
        choices = next;
    }
    choices
}

/// An option per seat where only the reader's own was chosen.
fn for_my_seat(default: &str, own: &str, fields: &Fields) -> String {
    let mine = |seat: Seat| fields.get(&format!("sit-{seat}")) == "me";
    let seats: Vec<&str> = default.split(',').collect();
    let me = Seat::all(seats.len() as u8).position(mine).unwrap_or(0);
    let text = |(index, usual)| if index == me { own } else { usual };
    seats.into_iter().enumerate().map(text).collect::<Vec<_>>().join(",")
}

/// What a `preset` of the first page stands for that is no set of its own: any ready-made one, or the last table's
/// choices.
///
/// # Errors
/// The store cannot be read.
pub async fn resolved(
    app: &App,
    caller: &Caller,
    game: &dyn AnyGame,
    mut fields: Fields,
) -> Result<Fields, Fault> {
    let (Some(id), Some(preset)) = (caller.id(), fields.find("preset")) else { return Ok(fields) };
    if ![SURPRISE, AS_LAST_TIME].contains(&preset) {
        return Ok(fields);
    }
    let mine = app.house.read(move |store| store.cards(Shelf::Mine(id), LOOKED_AT)).await?;
    if preset == SURPRISE {
        let presets = game.menu(&Draft::read(game, &fields).choices).presets;
        let drawn = house::secret::number(app.house.around()).map_err(Refused::from)?;
        let of_game = mine.iter().filter(|card| card.meta.game == game.info().id);
        if let Some(preset) = surprise(&presets, of_game, id, drawn.unsigned_abs()) {
            fields.0.push(("preset".to_owned(), preset.key.to_string()));
        }
    } else if let Some(last) = made_by(id, game.info().id, &mine).first() {
        let last = last.meta.choices();
        let sent = |key: &str| {
            [format!("o-{key}"), format!("mine-{key}")].iter().any(|name| fields.find(name).is_some())
        };
        let more = last.iter().filter(|(key, _)| !sent(key));
        let more: Vec<_> = more.map(|(key, value)| (format!("o-{key}"), value.to_owned())).collect();
        fields.0.extend(more);
    }
    Ok(fields)
}

/// How many of the reader's tables are looked through for what they chose and won.
pub const LOOKED_AT: usize = 200;

/// The tables of a game that this person has made, and chosen what is played there, the newest first.
#[must_use]
pub fn made_by<'a>(person: PersonId, game: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let own = |card: &&Card| {
        card.meta.game == game
            && card.meta.host == person.0
            && card.meta.guide.is_none()
            && card.meta.tournament.is_none()
            && !card.meta.uploaded
    };
    let mut made: Vec<&Card> = cards.iter().filter(own).collect();
    made.sort_by_key(|card| std::cmp::Reverse(card.meta.created));
    made
}

/// Any ready-made set of the most difficult level at which the person has won; to begin with, of the second one, as the
/// first is for a first game.
fn surprise<'a, 'b>(
    presets: &'a [Preset],
    cards: impl Iterator<Item = &'b Card>,
    person: PersonId,
    drawn: u64,
) -> Option<&'a Preset> {
    let mut groups: Vec<Option<&str>> = presets.iter().map(|preset| preset.group).collect();
    groups.dedup();
    let place = |preset: &Preset| groups.iter().position(|group| *group == preset.group);
    let won = |card: &&Card| {
        let winners = card.glance.winners.iter().filter_map(|seat| card.meta.place(*seat));
        winners.into_iter().any(|winner| winner.sitter == store::Sitter::Person(person.0))
    };
    let level =
        |card: &Card| presets.iter().filter(|preset| was_played(preset, card)).filter_map(place).max();
    let hardest = cards.filter(won).filter_map(level).max().unwrap_or(0).max(1);
    let fits = |preset: &&Preset| place(preset) == Some(hardest.min(groups.len().saturating_sub(1)));
    let fitting: Vec<&Preset> = presets.iter().filter(fits).collect();
    let index = drawn % (fitting.len() as u64).max(1);
    fitting.get(index as usize).copied()
}

/// Whether the table was played with this set; an empty choice of a set is whatever follows from the others.
fn was_played(preset: &Preset, card: &Card) -> bool {
    let set = |text: &str| text.split(',').map(str::to_owned).collect::<BTreeSet<_>>();
    preset
        .choices
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .all(|(key, value)| card.meta.choices.get(*key).is_some_and(|played| set(played) == set(value)))
}

fn sitter(seat: Seat, fields: &Fields) -> Sitter {
    let name = || tidy_name(fields.get(&format!("name-{seat}")));
    match fields.get(&format!("sit-{seat}")) {
        "me" => Sitter::Me,
        "friend" => Sitter::Friend,
        "here" => Sitter::Here(name()),
        other => match other.strip_prefix("bot-").and_then(|name| level(name).ok()) {
            Some(level) => Sitter::Bot(level),
            None if seat.index() == 0 => Sitter::Me,
            None => Sitter::Friend,
        },
    }
}

fn draw(
    caller: &Caller,
    game: &'static dyn AnyGame,
    draft: &Draft,
    problem: Option<Problem>,
) -> maud::Markup {
    let form = NewTable {
        game,
        choices: &draft.choices,
        sitters: &draft.sitters,
        listed: draft.listed,
        clock: draft.clock,
        hints: draft.hints,
        rated: draft.rated,
        levels: bots::levels(game.info().id),
        problem,
    };
    pages::new_table(&caller.shell(), &form)
}

/// `GET /new/GAME`
pub async fn form(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let game = game(&app, &id)?;
    let fields = resolved(&app, &caller, game, fields).await?;
    let mut draft = Draft::read(game, &fields);
    if fields.find("level").is_some() {
        // Whoever comes from a game's card has chosen a level there and no seats.
        draft.seat_bots(fields.level()?, |seat| fields.find(&format!("sit-{seat}")).is_none());
    }
    // Problems are shown once something was chosen.
    let problem = if fields.0.is_empty() { None } else { game.settle(&draft.choices).err() };
    Ok(page(draw(&caller, game, &draft, problem)))
}

/// `POST /new/GAME`
pub async fn make(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let game = game(&app, &id)?;
    let fields = resolved(&app, &caller, game, fields).await?;
    let mut draft = Draft::read(game, &fields);
    let invites = fields.find("invite").is_some();
    if invites {
        draft.leave_seats();
    }
    // Whoever comes to invite others wants the link, and the script knows what to do with it.
    let to = if invites { pages::routes::INVITE } else { "" };
    made(&app, &caller, game, draft, to).await
}

/// The way to the table that this form asks for, or the form with what is wrong.
async fn made(
    app: &Arc<App>,
    caller: &Caller,
    game: &'static dyn AnyGame,
    mut draft: Draft,
    to: &str,
) -> Answer {
    one_me(&mut draft.sitters);
    match game.settle(&draft.choices) {
        Ok(choices) => {
            let Draft { sitters, listed, clock, hints, rated, .. } = draft;
            let order = Order { choices, sitters, listed, limit: 0, clock, hints, rated };
            let table = pages::routes::table(&create(app, caller, game, &order).await?, "");
            Ok(see(&(table + to)))
        }
        Err(problem) => {
            Ok(page_with(StatusCode::UNPROCESSABLE_ENTITY, draw(caller, game, &draft, Some(problem))))
        }
    }
}

/// A person sits once; further seats are for others at this screen.
fn one_me(sitters: &mut [Sitter]) {
    let mut seated = false;
    for sitter in sitters {
        if *sitter == Sitter::Me && std::mem::replace(&mut seated, true) {
            *sitter = Sitter::Here(String::new());
        }
    }
}

/// `POST /play/GAME`: at once, with bots in all seats that nobody takes.
pub async fn play_now(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let game = game(&app, &id)?;
    let level = fields.level()?;
    let fields = resolved(&app, &caller, game, fields).await?;
    let mut draft = Draft::read(game, &fields);
    draft.seat_bots(level, |_| true);
    made(&app, &caller, game, draft, "").await
}

/// Makes the table and returns its code.
///
/// # Errors
/// Too many tables, or the game refuses the choices.
pub async fn create(
    app: &Arc<App>,
    caller: &Caller,
    game: &'static dyn AnyGame,
    order: &Order,
) -> Result<String, Fault> {
    let person = caller.person()?;
    for sitter in &order.sitters {
        if let Sitter::Here(name) = sitter {
            super::bans::may_be_called(app, caller, name).await?;
        }
    }
    may_create(app, caller, TABLE_BYTES).await?;
    let names = Names { person: person.name.clone(), lang: caller.lang };
    let made = make::make(game, order, person, &names, app.house.around())?;
    Ok(app.house.add_table(made).await?.code.to_string())
}

/// What a table without entries counts for in bytes: its row, its seats.
pub const TABLE_BYTES: usize = 2 << 10;

/// Whether this person may make one more table of about so many bytes.
///
/// # Errors
/// Too many or too much in a short time, too many unfinished ones, or too much in all.
pub async fn may_create(app: &Arc<App>, caller: &Caller, bytes: usize) -> Result<(), Fault> {
    caller.take(app, Kind::Create)?;
    let host = caller.person()?.id;
    let holdings = app.house.read(move |store| store.holdings(host)).await?;
    if holdings.unfinished >= app.config().tables_per_person {
        return Err(Fault::conflict("server-too-many-tables"));
    }
    if (holdings.bytes + bytes as u64) >> 20 >= app.config().megabytes_per_person {
        return Err(Fault::conflict("server-too-much-kept"));
    }
    caller.keep(app, bytes)
}
