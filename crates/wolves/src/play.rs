//! Playing a move.

use table::{Emission, Seat, Sink};

use crate::event::{Event, Fallen, Flip};
use crate::game::Wolves;
use crate::hex::Hex;
use crate::moon::Phase;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::position::{PACKS, Position, Removed, Step};
use crate::terrain::Terrain;
use crate::tiles::{Payment, ways};
use crate::tracks::{Bonus, Track};

/// TW01: the actions of a turn.
const ACTIONS: u8 = 2;

impl Wolves {
    /// Plays a legal move; ignores one that does not belong to this step.
    pub(crate) fn play_move(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match (position.step, mv) {
            (Step::Draft(placed), Move::Draft(hex)) => self.draft(position, placed, hex, events),
            (Step::Action, Move::Act(action)) => {
                let showing = self.showing(position, action);
                let ways = ways(showing, position.player().terrain_tokens, action.cost());
                // The only way to pay is not asked.
                match ways.as_slice() {
                    [only] => self.pay(position, action, *only, events),
                    _ => position.step = Step::Pay(action),
                }
            }
            (Step::Pay(action), Move::Pay(payment)) => self.pay(position, action, payment, events),
            (Step::Track(action), Move::Track(track)) => self.take_den(position, action, track, events),
            (Step::Wolves(terrain), Move::Walk { kind, from, to }) => {
                self.walk(position, terrain, (kind, from, to), events);
            }
            (Step::Wolves(_), Move::Stop) => self.finish_action(position, events),
            (Step::Push { hex, owner, kind, back }, Move::Push(to)) => {
                self.push(position, (usize::from(owner), kind), hex, to, events);
                self.after_push(position, back, events);
            }
            (Step::Prey, Move::Prey(hex)) => {
                if let Some(region) = hex.board().checked_sub(1) {
                    self.take_prey(position, region, events);
                }
                self.go_on(position, events);
            }
            (Step::End, Move::Bonus) => {
                let me = position.me();
                let tokens = &mut position.players[me].action_tokens;
                *tokens = tokens.saturating_sub(1);
                position.actions = 1;
                position.step = Step::Action;
                let seat = Seat::from_index(me);
                events.emit(|| Emission::public(Event::BonusAction { seat }));
            }
            (Step::End, Move::End) => self.end_turn(position, events),
            _ => {}
        }
    }

    /// TW70, TW71: an alpha and a pack wolf together, in the order of a snake.
    fn draft(&self, position: &mut Position, placed: u8, hex: Hex, events: &mut impl Sink<Event>) {
        let me = position.me();
        position.place(me, Kind::Alpha, hex);
        position.place(me, Kind::Wolf, hex);
        events.emit(|| Emission::public(Event::Drafted { seat: Seat::from_index(me), hex }));
        position.turn = position.turn.saturating_add(1);
        let placed = placed + 1;
        if placed < 2 * self.seats {
            position.active = self.drafter(position.first, placed);
            position.step = Step::Draft(placed);
        } else {
            self.begin_turn(position, position.first, events);
        }
    }

    /// The seat that places the pair of wolves after so many.
    pub(crate) const fn drafter(&self, first: u8, placed: u8) -> u8 {
        let place = if placed < self.seats { placed } else { 2 * self.seats - 1 - placed };
        (first + place) % self.seats
    }

    fn begin_turn(&self, position: &mut Position, seat: u8, events: &mut impl Sink<Event>) {
        position.active = seat;
        position.actions = ACTIONS;
        position.quiet = position.quiet.saturating_add(1);
        position.step = Step::Action;
        let (round, seat) = (self.round(position), Seat::from_index(seat.into()));
        events.emit(|| Emission::public(Event::Turn { seat, round }));
        // TW71: the second of two players receives a token with the first turn.
        if self.drafts && self.seats == 2 && round == 1 && !self.is_first(position) {
            self.gain(position, Some(Bonus::Action));
            events.emit(|| Emission::public(Event::SecondToken { seat }));
        }
    }

    /// TW03: pays, and does what was paid for.
    fn pay(&self, position: &mut Position, action: Action, paid: Payment, events: &mut impl Sink<Event>) {
        let me = position.me();
        let player = &mut position.players[me];
        let before = player.tiles;
        player.tiles.flip(paid.tiles);
        player.terrain_tokens = player.terrain_tokens.saturating_sub(paid.tokens);
        let after = player.tiles;
        events.emit(|| {
            let home = self.packs[me].home();
            let flip = |tile| Flip {
                tile: crate::tiles::Tile::id(tile),
                from: before.shown(tile, home),
                to: after.shown(tile, home),
            };
            let terrain = match action {
                Action::Move(terrain) => terrain,
                _ => action.target().and_then(|hex| self.map.terrain(hex)).unwrap_or(home),
            };
            let flips = paid.tiles().map(flip).collect();
            let seat = Seat::from_index(me);
            Emission::public(Event::Acted { seat, action, terrain, flips, tokens: paid.tokens })
        });
        match action {
            Action::Move(terrain) => {
                position.moved = [0; 4];
                self.go_on_moving(position, terrain, events);
            }
            Action::Howl(hex) => self.howl(position, hex, events),
            Action::Den(_) | Action::Dominate(_, Kind::Den) => {
                let mut open = position.player().open_tracks();
                let (only, more) = (open.next(), open.next());
                drop(open);
                match (only, more) {
                    (Some(track), None) => self.take_den(position, action, track, events),
                    _ => position.step = Step::Track(action),
                }
            }
            Action::Lair(hex) => self.upgrade(position, hex, events),
            Action::Dominate(hex, _) => self.dominate_wolf(position, hex, events),
        }
    }

    /// TW14: the Move ends by itself when pack spread is used up or no wolf can move.
    fn go_on_moving(&self, position: &mut Position, terrain: Terrain, events: &mut impl Sink<Event>) {
        if position.moved_count() < position.player().spread() && self.some_walk(position, terrain) {
            position.step = Step::Wolves(terrain);
        } else {
            self.finish_action(position, events);
        }
    }

    fn walk(
        &self,
        position: &mut Position,
        terrain: Terrain,
        (kind, from, to): (Kind, Hex, Hex),
        events: &mut impl Sink<Event>,
    ) {
        let me = position.me();
        // TW13: only an alpha can come to a pack wolf, and only where that stands alone.
        let pushed = if kind == Kind::Alpha && !position.two.contains(to) {
            position.enemy_wolf_on(me, to)
        } else {
            None
        };
        position.remove(me, kind, from);
        position.place(me, kind, to);
        position.mark_moved(kind, to);
        events.emit(|| {
            let path = self.map.path(from, to);
            Emission::public(Event::Walked { seat: Seat::from_index(me), kind, from, to, path })
        });
        match pushed {
            Some(wolf) => self.start_push(position, wolf, to, Some(terrain), events),
            None => self.go_on_moving(position, terrain, events),
        }
    }

    /// TW20, TW21: pushes to the only nearest hex, or asks to which.
    fn start_push(
        &self,
        position: &mut Position,
        wolf: (usize, Kind),
        from: Hex,
        back: Option<Terrain>,
        events: &mut impl Sink<Event>,
    ) {
        let hexes = self.push_hexes(position, from, wolf.0);
        let mut nearest = hexes.iter();
        match (nearest.next(), nearest.next()) {
            (Some(only), None) => {
                self.push(position, wolf, from, only, events);
                self.after_push(position, back, events);
            }
            _ => position.step = Step::Push { hex: from, owner: wolf.0 as u8, kind: wolf.1, back },
        }
    }

    /// TW22: a pushed wolf stays on the map.
    fn push(
        &self,
        position: &mut Position,
        (owner, kind): (usize, Kind),
        from: Hex,
        to: Hex,
        events: &mut impl Sink<Event>,
    ) {
        position.remove(owner, kind, from);
        position.place(owner, kind, to);
        let seat = Seat::from_index(position.me());
        let wolf = Piece { pack: self.packs[owner % PACKS], kind };
        events.emit(|| Emission::public(Event::Pushed { seat, wolf, from, to }));
    }

    fn after_push(&self, position: &mut Position, back: Option<Terrain>, events: &mut impl Sink<Event>) {
        match back {
            Some(terrain) => self.go_on_moving(position, terrain, events),
            None => self.finish_action(position, events),
        }
    }

    /// TW41: the lone wolf goes to the moonlight board, the next wolf of the track takes its place.
    fn howl(&self, position: &mut Position, hex: Hex, events: &mut impl Sink<Event>) {
        let me = position.me();
        position.tokens.remove(hex);
        if let Some(kind) = position.players[me].take_wolf(true) {
            position.place(me, kind, hex);
            events.emit(|| Emission::public(Event::Howled { seat: Seat::from_index(me), hex, kind }));
        }
        self.date(position, Removed::Lone, events);
        self.finish_action(position, events);
    }

    /// TW31, TW43: a den comes from a track, whose value and bonus apply at once.
    fn take_den(&self, position: &mut Position, action: Action, track: Track, events: &mut impl Sink<Event>) {
        let me = position.me();
        let taken = &mut position.players[me].dens[track.index()];
        *taken = taken.saturating_add(1).min(crate::tracks::DENS);
        let bonus = self.side.bonus(track, *taken);
        let value = track.values()[usize::from(*taken)];
        self.gain(position, bonus);
        let seat = Seat::from_index(me);
        match action {
            Action::Dominate(hex, _) => {
                let owner = (0..PACKS)
                    .find(|&owner| owner != me && position.pieces[owner][Kind::Den.index()].contains(hex));
                if let Some(owner) = owner {
                    // TW44: the loser keeps what the den had uncovered.
                    position.remove(owner, Kind::Den, hex);
                    position.place(me, Kind::Den, hex);
                    let pack = self.packs[owner];
                    events.emit(|| {
                        Emission::public(Event::DominatedDen { seat, hex, pack, track, value, bonus })
                    });
                    self.date(position, Removed::Den(owner), events);
                }
            }
            _ => {
                if let Some(hex) = action.target() {
                    position.place(me, Kind::Den, hex);
                    events.emit(|| Emission::public(Event::Built { seat, hex, track, value, bonus }));
                }
            }
        }
        self.finish_action(position, events);
    }

    /// TW32, TW33: the den goes to the moonlight board, the lair takes its place and pushes an enemy wolf.
    fn upgrade(&self, position: &mut Position, hex: Hex, events: &mut impl Sink<Event>) {
        let me = position.me();
        let pushed = position.enemy_wolf_on(me, hex);
        position.remove(me, Kind::Den, hex);
        position.place(me, Kind::Lair, hex);
        position.players[me].lairs = position.players[me].lairs.saturating_add(1).min(crate::tracks::LAIRS);
        let bonus = self.side.lair_bonus;
        self.gain(position, Some(bonus));
        events.emit(|| Emission::public(Event::Upgraded { seat: Seat::from_index(me), hex, bonus }));
        self.date(position, Removed::Den(me), events);
        match pushed {
            Some(wolf) => self.start_push(position, wolf, hex, None, events),
            None => self.finish_action(position, events),
        }
    }

    /// TW42, TW43, TW44: a wolf for a wolf.
    fn dominate_wolf(&self, position: &mut Position, hex: Hex, events: &mut impl Sink<Event>) {
        let me = position.me();
        let owner =
            (0..PACKS).find(|&owner| owner != me && position.pieces[owner][Kind::Wolf.index()].contains(hex));
        if let Some(owner) = owner
            && let Some(kind) = position.players[me].take_wolf(self.options.alpha_by_dominating)
        {
            position.remove(owner, Kind::Wolf, hex);
            position.place(me, kind, hex);
            let (seat, pack) = (Seat::from_index(me), self.packs[owner]);
            events.emit(|| Emission::public(Event::DominatedWolf { seat, hex, pack, kind }));
            self.date(position, Removed::Wolf(owner), events);
        }
        self.finish_action(position, events);
    }

    /// A token comes into the player's hands at once, for this turn's later actions too (TW04).
    pub(crate) fn gain(&self, position: &mut Position, bonus: Option<Bonus>) {
        let player = &mut position.players[position.active as usize % PACKS];
        match bonus {
            Some(Bonus::Action) => player.action_tokens = player.action_tokens.saturating_add(1),
            Some(Bonus::Terrain) => player.terrain_tokens = player.terrain_tokens.saturating_add(1),
            None => {}
        }
    }

    fn date(&self, position: &mut Position, removed: Removed, events: &mut impl Sink<Event>) {
        position.add_date(removed);
        let date = position.dates;
        events.emit(|| {
            let phase = Phase::ALL.into_iter().find(|phase| phase.date(self.seats) == date);
            Emission::public(Event::Date { date, piece: self.fallen(removed), phase })
        });
    }

    /// A removed piece, for people.
    pub(crate) fn fallen(&self, removed: Removed) -> Fallen {
        match removed {
            Removed::Lone => Fallen::Lone,
            Removed::Wolf(owner) => Fallen::Wolf { pack: self.packs[owner % PACKS] },
            Removed::Den(owner) => Fallen::Den { pack: self.packs[owner % PACKS] },
        }
    }

    /// TW50: after each action its player hunts.
    fn finish_action(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.actions = position.actions.saturating_sub(1);
        position.moved = [0; 4];
        self.go_on(position, events);
    }

    fn go_on(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.step = if self.hunt(position, events) {
            Step::Prey
        } else if position.actions > 0 {
            Step::Action
        } else {
            Step::End
        };
    }

    /// TW60, TW62, TW65: phases reached in this turn are scored; then the game ends or the next seat plays.
    fn end_turn(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        self.score_reached(position, events);
        if matches!(position.step, Step::Over(_)) {
            // The game is over in the round in which it ends.
            return;
        }
        position.turn = position.turn.saturating_add(1);
        let next = (position.active + 1) % self.seats;
        self.begin_turn(position, next, events);
    }

    /// Whether the seat whose turn it is began the game.
    const fn is_first(&self, position: &Position) -> bool {
        position.active == position.first
    }

    /// The round that is being played, from 1; 0 while wolves are placed.
    pub(crate) fn round(&self, position: &Position) -> u16 {
        match position.turn.checked_sub(2 * u16::from(self.seats)) {
            Some(turns) => 1 + turns / u16::from(self.seats),
            None => 0,
        }
    }
}
