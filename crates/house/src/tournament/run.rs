//! A tournament going on: rounds begin, results come in, meetings are decided.

use std::sync::Arc;

use bots::Level;
use table::Seat;

use super::{may_begin, pairing, rounds, standings};
use crate::House;
use crate::refused::Refused;
use crate::room::kept::{Kept, find};
use crate::room::make::{blank, bot_name, open};
use crate::room::{Moment, after, clock, people, rated};
use crate::secret;
use crate::store::{
    Clock, Group, Meeting, Meta, Odd, PersonId, Place, Plan, Played, Rated, Round, Sitter, State, StoreError,
    Stored, Tournament, Write,
};

/// How often something is tried again because somebody else was faster.
const TRIES: usize = 5;

/// The code of the first table of a round: by that it is known, since every try draws others.
fn first_code(round: &Round) -> Option<&str> {
    round.meetings.first()?.games.first().map(|game| game.code.as_str())
}

impl House {
    /// Makes a tournament.
    ///
    /// # Errors
    /// It could not be kept.
    pub async fn new_tournament(&self, host: PersonId, plan: Plan) -> Result<Tournament, Refused> {
        let at = self.around().now();
        let tournament = Tournament {
            code: secret::code(self.around())?,
            rev: 0,
            host: host.0,
            created: at,
            touched: at,
            over: false,
            plan,
            players: Vec::new(),
            rounds: Vec::new(),
            more: Default::default(),
        };
        match self.keep_tournament(&tournament, &[]).await {
            // Nobody knows: whether it is there, the store says.
            Err(Refused::Store(StoreError::Unsure)) => match self.tournament(&tournament.code).await {
                Err(Refused::NoTournament) => Err(StoreError::Busy.into()),
                found => found,
            },
            done => done,
        }
    }

    /// A tournament by its code.
    ///
    /// # Errors
    /// There is none, or the store cannot be read.
    pub async fn tournament(&self, code: &str) -> Result<Tournament, Refused> {
        let wanted = code.to_owned();
        let found = self.read(move |store| store.tournament(&wanted)).await?;
        found.ok_or(Refused::NoTournament)
    }

    /// Changes a tournament; if somebody else was faster, computes the change again from what is so then.
    ///
    /// # Errors
    /// The change was refused, or could not be kept.
    pub async fn change_tournament(
        &self,
        code: &str,
        work: impl Fn(&Tournament) -> Result<Tournament, Refused>,
    ) -> Result<Tournament, Refused> {
        for _ in 0..TRIES {
            let before = self.tournament(code).await?;
            let after = work(&before)?;
            if after == before {
                return Ok(before);
            }
            match self.keep_tournament(&after, &[]).await {
                Err(Refused::Store(StoreError::NotNext | StoreError::Unsure)) => {}
                done => return done,
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Keeps a tournament, with the tables that begin with it.
    async fn keep_tournament(&self, changed: &Tournament, tables: &[Kept]) -> Result<Tournament, Refused> {
        let changed = Tournament { touched: self.around().now(), ..changed.clone() };
        let mut writes: Vec<Write> = tables.iter().filter_map(|table| table.since(None)).collect();
        writes.push(Write::Tournament(Box::new(changed.clone())));
        self.around().keep(Group { stamp: secret::stamp(self.around())?, writes }).await?;
        Ok(Tournament { rev: changed.rev + 1, ..changed })
    }

    /// Begins the next round: all its tables at once.
    ///
    /// # Errors
    /// It cannot begin yet, somebody else asks, or it could not be kept.
    pub async fn begin_round(self: &Arc<Self>, code: &str, by: PersonId) -> Result<Tournament, Refused> {
        let may = |tournament: &Tournament| match tournament.host == by.0 {
            true => may_begin(tournament).map(|()| true),
            false => Err(Refused::NotHost),
        };
        self.next_round(code, may).await
    }

    /// Takes results over, and begins the next round where `may` says so of what is so then. Should somebody else be
    /// faster, at another server, it is looked again.
    async fn next_round(
        self: &Arc<Self>,
        code: &str,
        may: impl Fn(&Tournament) -> Result<bool, Refused>,
    ) -> Result<Tournament, Refused> {
        let _turn = self.tournaments().lock().await;
        for _ in 0..TRIES {
            let before = self.caught_up(code).await?;
            if !may(&before)? {
                return Ok(before);
            }
            let (after, tables) = self.paired(&before).await?;
            let kept = match self.keep_tournament(&after, &tables).await {
                Err(Refused::Store(StoreError::NotNext)) => continue,
                // Nobody knows: whether these are the tables of the round, the store says.
                Err(Refused::Store(StoreError::Unsure)) => {
                    let now = self.tournament(code).await?;
                    let begun = now.rounds.get(before.rounds.len());
                    if begun.and_then(first_code) != after.rounds.last().and_then(first_code) {
                        continue;
                    }
                    now
                }
                done => done?,
            };
            for table in tables {
                // Its bots begin, and those who are not here are called. The round has begun, whatever comes of that.
                let Ok(room) = self.room(&table.code).await else { continue };
                room.call(None, &room.moment().kept);
            }
            return Ok(kept);
        }
        Err(StoreError::Busy.into())
    }

    /// The tournament with one round more, and its tables.
    async fn paired(self: &Arc<Self>, tournament: &Tournament) -> Result<(Tournament, Vec<Kept>), Refused> {
        let (mut after, mut round, mut tables) = (tournament.clone(), pairing::next(tournament), Vec::new());
        let people = tournament.players.iter().map(|player| PersonId(player.person)).collect();
        let codes = self.fresh_codes(people, round.meetings.len()).await?;
        for (meeting, code) in round.meetings.iter_mut().zip(codes) {
            let table = Kept { code: code.into(), ..self.table_of(tournament, meeting)? };
            let people = meeting.players.iter().map(|player| Some(*player));
            let seats = people.chain(vec![None; usize::from(meeting.bots)]).collect();
            meeting.games.push(Played { code: table.code.to_string(), seats, places: Vec::new() });
            tables.push(clock::wound(table, None, self.around().ready()));
        }
        after.rounds.push(round);
        Ok((after, tables))
    }

    /// A table for these people, begun.
    fn table_of(&self, tournament: &Tournament, meeting: &Meeting) -> Result<Kept, Refused> {
        let plan = &tournament.plan;
        let game = find(self.games(), &plan.game).ok_or(Refused::NoGame)?;
        let mut choices = table::Choices::new(plan.seats);
        for (key, value) in &plan.choices {
            choices.set(key, value.as_str());
        }
        let choices = game.settle(&choices).map_err(|problem| Refused::Choices(Box::new(problem.phrase)))?;
        let mut meta = blank(game, &choices, tournament.host, 0, self.around().now());
        meta.hints = Some(false);
        meta.tournament = Some(tournament.code.clone());
        // Everybody of the evening may look on.
        meta.watchers = tournament.players.iter().map(|player| player.person).filter(|id| *id > 0).collect();
        meta.rated = plan.rated.then(Rated::default);
        let terms = plan.clock.or(plan.rated.then_some(rated::USUAL));
        meta.clock = terms.map(|terms| Clock::new(terms, meta.places.len()));
        let level = if let Odd::Bot(level) = plan.odd { level } else { Level::USUAL };
        for index in 0..meta.places.len() {
            let player = meeting.players.get(index).and_then(|player| tournament.players.get(*player));
            let (name, sitter) = match player {
                Some(player) => (player.name.clone(), Sitter::Person(player.person)),
                None => (bot_name(Seat::from_index(index), &meta.places), Sitter::Bot(level)),
            };
            meta.places[index] = Place { name, sitter, ..Place::default() };
        }
        open(game, meta, false, self.around())
    }

    /// Says that somebody is not there (any more), or is back. What they are playing is lost.
    ///
    /// # Errors
    /// It is not for this person to say, or could not be kept.
    pub async fn set_absent(
        self: &Arc<Self>,
        code: &str,
        by: PersonId,
        player: usize,
        gone: bool,
    ) -> Result<Tournament, Refused> {
        let told =
            self.change_tournament(code, |tournament| super::absent(tournament, by, player, gone)).await?;
        if gone {
            self.resign_absent(&told).await;
        }
        self.advance(code).await
    }

    /// Gives up for those who are gone in what is being played.
    async fn resign_absent(self: &Arc<Self>, tournament: &Tournament) {
        let running = tournament.rounds.last().into_iter().flat_map(|round| &round.meetings);
        for meeting in running.filter(|meeting| !meeting.over) {
            let Some(game) = meeting.games.last().filter(|game| game.places.is_empty()) else { continue };
            for (index, seat) in game.seats.iter().enumerate() {
                let gone = seat.filter(|player| meeting.gone.contains(player));
                let Some(entrant) = gone.and_then(|player| tournament.players.get(player)) else { continue };
                let (person, seat) = (PersonId(entrant.person), Seat::from_index(index));
                let Ok(room) = self.room(&game.code).await else { continue };
                let resign = move |moment: &Moment| people::resign(moment, person, seat, Level::USUAL, true);
                // A game that is over by now needs nobody to give up.
                let _ = room.change(self, resign).await;
            }
        }
    }

    /// Takes results over, decides meetings, and begins what begins by itself.
    ///
    /// # Errors
    /// There is no such tournament, or it cannot be read or written.
    pub async fn advance(self: &Arc<Self>, code: &str) -> Result<Tournament, Refused> {
        let may = |tournament: &Tournament| {
            let begun = !tournament.rounds.is_empty();
            Ok(begun && tournament.plan.alone && may_begin(tournament).is_ok())
        };
        self.next_round(code, may).await
    }

    /// The tournament with all that has happened at its tables. Only one at a time: [`House::tournaments`].
    async fn caught_up(self: &Arc<Self>, code: &str) -> Result<Tournament, Refused> {
        for _ in 0..TRIES {
            let before = self.tournament(code).await?;
            let mut after = before.clone();
            self.gather(&mut after).await?;
            if after == before {
                return Ok(before);
            }
            match self.keep_tournament(&after, &[]).await {
                Err(Refused::Store(StoreError::NotNext | StoreError::Unsure)) => {}
                done => {
                    let kept = done?;
                    self.resign_absent(&kept).await;
                    return Ok(kept);
                }
            }
        }
        Err(StoreError::Busy.into())
    }

    async fn gather(self: &Arc<Self>, tournament: &mut Tournament) -> Result<(), Refused> {
        let games = tournament.plan.games;
        let players = tournament.players.clone();
        let Some(round) = tournament.rounds.last_mut() else { return Ok(()) };
        for meeting in round.meetings.iter_mut().filter(|meeting| !meeting.over) {
            while let Some(last) = meeting.games.last_mut() {
                if last.places.is_empty() {
                    let Some(places) = self.places_of(last).await? else { break };
                    last.places = places;
                }
                meeting.over = standings::is_decided(meeting, games);
                if meeting.over {
                    break;
                }
                let next = self.next_game(meeting, &players).await?;
                let Some(next) = next else {
                    // Nobody can go on there: what was played decides.
                    meeting.over = true;
                    break;
                };
                meeting.games.push(next);
            }
        }
        let played = round.meetings.iter().all(|meeting| meeting.over);
        let all = rounds(&tournament.plan, tournament.players.len());
        tournament.over = played && tournament.rounds.len() >= all;
        Ok(())
    }

    /// The places of a game that is over. A table that was deleted has no winner: everybody is equal there.
    async fn places_of(&self, game: &Played) -> Result<Option<Vec<u8>>, Refused> {
        let code = game.code.clone();
        let stored = self.read(move |store| store.tail(&code, usize::MAX >> 1)).await?;
        let Some(Stored { meta, glance, .. }) = stored else { return Ok(Some(vec![1; game.seats.len()])) };
        let over = glance.state == State::Over;
        Ok(meta.ended.filter(|_| over).map(|ended| ended.places))
    }

    /// The next game of a meeting: the rematch of the last, made if nobody has asked for it yet.
    async fn next_game(
        self: &Arc<Self>,
        meeting: &Meeting,
        players: &[crate::store::Entrant],
    ) -> Result<Option<Played>, Refused> {
        let Some(last) = meeting.games.last() else { return Ok(None) };
        let Ok(room) = self.room(&last.code).await else { return Ok(None) };
        let kept = room.moment().kept;
        let next = match kept.meta.next.clone() {
            Some(next) => next,
            None => {
                let sits = kept.meta.places.iter().filter_map(Place::person);
                let Some(asks) = sits.into_iter().find(|person| !kept.meta.kicked.contains(&person.0)) else {
                    return Ok(None);
                };
                let (house, code) = (self.clone(), self.fresh_code(kept.meta.people()).await?);
                let rematch = move |moment: &Moment| after::rematch(moment, asks, &code, house.around());
                let kept = room.change(self, rematch).await?;
                kept.meta.next.clone().ok_or(Refused::Failed)?
            }
        };
        let meta: Arc<Meta> = self.room(&next).await?.moment().kept.meta;
        let player = |place: &Place| {
            let person = place.person()?;
            players.iter().position(|player| player.person == person.0)
        };
        let seats = meta.places.iter().map(player).collect();
        Ok(Some(Played { code: next, seats, places: Vec::new() }))
    }
}
