//! A table as pages show it: seats, powers, chat.

use pages::clock::Clocks;
use pages::model::{Charge, ChatLine, Help, Powers, SeatCard, Sits, Watcher, Watching};
use table::{Act, AnySeen, AnyTable, Choices, Phrase, Seat, Viewer};

use super::invite::Invite;
use super::people::may_ask;
use super::{Moment, Room, clock, maker};
use crate::House;
use crate::refused::Refused;
use crate::store::{Person, PersonId, Place, Sitter, State};

/// A table as one reader sees it.
pub struct Sheet {
    /// The table.
    pub moment: Moment,
    /// Who looks.
    pub viewer: Viewer,
    /// The game as the reader sees it, once it has begun.
    pub seen: Option<Box<dyn AnySeen>>,
    /// The seats.
    pub seats: Vec<SeatCard>,
    /// What the reader may do.
    pub powers: Powers,
    /// Entries up to this one are known to the reader.
    pub seen_entries: usize,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// How many of its lines the reader has not seen before.
    pub unread: u32,
    /// Those who look on.
    pub watching: Watching,
    /// The settled options.
    pub choices: Choices,
    /// The help that the reader gets.
    pub help: Help,
    /// Whether the reader sees who is ahead.
    pub bar: bool,
    /// What everybody has left, where time is limited.
    pub clocks: Option<Clocks>,
    /// What the reader is told who was sent away from here.
    pub farewell: Option<Phrase>,
}

impl Sheet {
    /// The table at this moment for this reader.
    #[must_use]
    pub fn of(house: &House, room: &Room, moment: Moment, person: Option<&Person>, base: &str) -> Self {
        let id = person.map(|person| person.id);
        let open = id.and_then(|id| moment.open.get(&id).copied());
        let viewer = moment.kept.viewer(id, open);
        // What is said at a table that is not listed is for those at the table.
        let outside = !moment.kept.glance.listed && !moment.kept.is_of_table(id);
        let hidden = outside || person.is_some_and(|person| !person.chat);
        let (powers, bar) = (powers(&moment, id, open), moment.shows_bar(person));
        Self {
            viewer,
            seen: moment.kept.table.as_ref().map(|table| table.seen(viewer)),
            seats: seats(house, room, &moment, id, base),
            help: help(&moment, id, viewer, &powers, bar),
            bar,
            powers,
            seen_entries: seen_entries(&moment, id),
            chat: if hidden { Vec::new() } else { chat(&moment, person) },
            unread: if hidden { 0 } else { moment.kept.meta.unread_by(id) },
            watching: watching(house, &moment, id),
            choices: moment.kept.meta.choices(),
            clocks: clock::clocks(&moment, id),
            farewell: id.and_then(|id| maker::farewell(&moment.kept.meta, id)),
            moment,
        }
    }
}

impl Sheet {
    /// The game as the reader sees it.
    ///
    /// # Errors
    /// It has not begun.
    pub fn seen(&self) -> Result<&dyn AnySeen, Refused> {
        self.seen.as_deref().ok_or(Refused::NotBegun)
    }
}

fn help(moment: &Moment, reader: Option<PersonId>, viewer: Viewer, powers: &Powers, bar: bool) -> Help {
    let advice = moment.advice_for(reader, powers.acts_for);
    // While the next one is being found out, the last one stays.
    let last = || moment.bars.get(&viewer).map(|bar| &*bar.shares);
    let shares = moment.shares_for(reader, viewer).or_else(last);
    Help {
        allowed: moment.kept.allows_hints(),
        hints: advice.map(|advice| advice.hints.clone()).unwrap_or_default(),
        bar,
        shares: shares.filter(|_| bar).map(<[f64]>::to_vec).unwrap_or_default(),
    }
}

/// So many who look on are told by name, and of so many others how many there are: a crowd is a crowd.
const MOST_NAMED: usize = 12;
const MOST_OTHERS: usize = 50;

/// Those who look on and do not sit here.
fn watching(house: &House, moment: &Moment, reader: Option<PersonId>) -> Watching {
    let kept = &moment.kept;
    let looks_on = |person: &PersonId| kept.meta.seats_of(*person).next().is_none();
    let all = || moment.present.iter().filter(|(person, _)| looks_on(person));
    let named = all().filter(|(_, here)| !here.name.is_empty()).take(MOST_NAMED);
    let named: Vec<Watcher> = named
        .map(|(person, here)| Watcher {
            id: watcher_id(house, &kept.code, *person),
            name: here.name.clone(),
            mine: reader == Some(*person),
        })
        .collect();
    let others = (all().count() - named.len() + moment.strangers).min(MOST_OTHERS);
    Watching { named, others }
}

/// How somebody who looks on is called in forms: nobody's number.
fn watcher_id(house: &House, code: &str, person: PersonId) -> String {
    house.secret().derive(&["watcher", code, &person.0.to_string()])
}

/// Whom [`Watcher::id`] means, as long as they look on.
#[must_use]
pub fn find_watcher(house: &House, moment: &Moment, id: &str) -> Option<PersonId> {
    let meant = |person: &PersonId| watcher_id(house, &moment.kept.code, *person) == id;
    moment.present.keys().copied().find(meant)
}

fn seats(house: &House, room: &Room, moment: &Moment, reader: Option<PersonId>, base: &str) -> Vec<SeatCard> {
    let kept = &moment.kept;
    let at_table = !kept.seats_of(reader).is_empty();
    let offered = |seat: Seat| kept.meta.offers.iter().find(|offer| offer.seat == seat.number());
    let host = reader.is_some_and(|reader| reader.0 == kept.meta.host);
    let card = |(index, place): (usize, &Place)| {
        let seat = Seat::from_index(index);
        let mine = reader.is_some() && place.person() == reader;
        let free = place.sitter == Sitter::Free;
        let sits = match (&place.sitter, place.stand_in) {
            (_, Some(level)) => Sits::StandIn(level),
            (Sitter::Free, _) => Sits::Free,
            (Sitter::Person(_), _) => Sits::Person,
            (Sitter::Guest(_), _) => Sits::Guest,
            (&Sitter::Bot(level), _) => Sits::Bot(level),
        };
        let invited = free && (at_table || host);
        let link = || format!("{base}/i/{}", Invite::Seat(seat).token(house, kept));
        SeatCard {
            seat,
            name: place.name.clone(),
            sits,
            mine,
            present: place.person().is_some_and(|person| moment.is_present(person)),
            away: !mine && moment.waits_in_vain(seat),
            invitation: invited.then(link),
            offered: reader.is_some_and(|reader| offered(seat).is_some_and(|offer| offer.to == reader.0)),
            may_stand_in: at_table
                && !mine
                && moment.may_stand_in(seat, room.loaded(), house.manners().absence),
            charge: place.person().filter(|_| host && !mine && !kept.meta.uploaded).map(|person| Charge {
                kick: !kept.meta.kicked.contains(&person.0)
                    && (kept.glance.state != State::Playing
                        || (kept.has_bots() && kept.meta.rated.is_none())),
                muted: kept.meta.muted.contains(&person.0),
            }),
        }
    };
    kept.meta.places.iter().enumerate().map(card).collect()
}

fn powers(moment: &Moment, reader: Option<PersonId>, open: Option<Seat>) -> Powers {
    let kept = &moment.kept;
    let seats = kept.seats_of(reader);
    let told = |list: &[i64]| reader.is_some_and(|reader| list.contains(&reader.0));
    let (seated, muted) = (!seats.is_empty(), told(&kept.meta.muted));
    let chat = seated && !muted && !told(&kept.meta.kicked);
    let muted = seated && muted;
    let (Some(reader), Some(table), State::Playing) = (reader, &kept.table, kept.glance.state) else {
        return Powers { chat, muted, ..Powers::default() };
    };
    let gone = table.gone();
    let decides = |seat: &Seat| seats.contains(seat) && !gone.contains(seat);
    let acts_for = table.to_act().filter(|seat| decides(seat) && moment.is_unveiled(reader, *seat));
    // The last move that stands may be taken back by its seat, whoever is next.
    let free = kept.meta.rated.is_none();
    let may_undo = |seat: &Seat| free && decides(seat) && table.may_take_back(*seat).is_ok();
    let undone = seats.iter().copied().find(may_undo);
    let shared = seats.len() > 1 && table.has_secrets();
    let open = open.filter(|seat| seats.contains(seat));
    Powers {
        acts_for,
        undo: undone.is_some(),
        reset: undone.map_or(0, |seat| table.resettable(seat)),
        may_open: if shared && open.is_none() { to_act_first(&seats, table.to_act()) } else { Vec::new() },
        may_close: shared && open.is_some(),
        may_ask: may_ask(kept, table.as_ref(), &seats).filter(|_| free && undone.is_none()),
        request: kept.request(reader),
        chat,
        muted,
    }
}

/// The seats at this screen, the one that decides first.
fn to_act_first(seats: &[Seat], to_act: Option<Seat>) -> Vec<Seat> {
    let mut seats = seats.to_vec();
    seats.sort_by_key(|&seat| Some(seat) != to_act);
    seats
}

/// What the reader saw last: everything up to the last entry of one of the reader's seats. What a bot did there while
/// it sat in is news.
fn seen_entries(moment: &Moment, reader: Option<PersonId>) -> usize {
    let seats = moment.kept.seats_of(reader);
    let Some(table) = &moment.kept.table else { return 0 };
    if seats.is_empty() {
        return table.entries();
    }
    seats.iter().map(|seat| last_own(table.as_ref(), *seat)).max().unwrap_or(0)
}

/// The last entry that the person of this seat made, and not a bot that sat in.
fn last_own(table: &dyn AnyTable, seat: Seat) -> usize {
    let mut bot = table.bot(seat).is_some();
    for number in (1..=table.entries()).rev() {
        match table.entry(number).filter(|(by, _)| *by == seat) {
            // Whoever comes back has not yet seen what happened meanwhile.
            Some((_, Act::Back)) => bot = true,
            Some((_, Act::Bot(_))) => bot = false,
            Some((_, Act::Time { .. })) => {}
            Some(_) if !bot => return number,
            _ => {}
        }
    }
    0
}

/// What was said, without those of whom the reader wants to read nothing.
fn chat(moment: &Moment, reader: Option<&Person>) -> Vec<ChatLine> {
    let line = |said: &crate::store::Said| ChatLine {
        number: said.number,
        name: said.name.clone(),
        mine: reader.is_some_and(|reader| reader.id == said.person),
        known: reader.is_some(),
        text: said.text.clone(),
    };
    let wanted = |said: &&crate::store::Said| reader.is_none_or(|reader| !reader.hides(said.person));
    moment.kept.said.iter().filter(wanted).map(line).collect()
}
