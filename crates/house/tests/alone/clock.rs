//! Clocks, with a time that is moved by hand.

use house::room::clock::{Wish, pause, run_out};
use house::room::people::resign;
use house::room::play::come_back;
use pages::clock::{Pace, Terms, Then};

use super::*;

const SECOND: u64 = 1000;

struct Played {
    house: Arc<House>,
    around: Arc<Alone>,
    room: Arc<Room>,
    people: Vec<PersonId>,
}

impl Played {
    /// A table of this game for so many people with this clock, begun.
    async fn new(game: usize, players: usize, pace: Pace, then: Then) -> Self {
        let (house, around) = house_with();
        let mut people = Vec::new();
        for name in ["Ada", "Bo", "Cy"].iter().take(players) {
            people.push(house.new_person((*name).to_owned(), "").await.unwrap().0);
        }
        let game = catalogue::games()[game];
        let choices = game.settle(&Choices::new(players as u8)).unwrap();
        let sitters = std::iter::once(Sitter::Me).chain(vec![Sitter::Friend; players - 1]).collect();
        let clock = Some(Terms { pace, then });
        let order = Order { choices, sitters, listed: false, limit: 0, clock, hints: None, rated: false };
        let names = Names { person: "Ada".to_owned(), lang: texts::Lang::En };
        let kept = make(game, &order, &people[0], &names, house.around()).unwrap();
        let kept = house.add_table(kept).await.unwrap();
        let room = house.room(&kept.code).await.unwrap();
        for (index, person) in people.iter().enumerate().skip(1) {
            let (id, name, seat) = (person.id, person.name.clone(), Seat::from_index(index));
            room.change(&house, move |moment| sit(moment, id, &name, seat)).await.unwrap();
        }
        let (host, own) = (people[0].id, house.clone());
        room.change(&house, move |moment| start(moment, host, own.around())).await.unwrap();
        Self { house, around, room, people: people.iter().map(|person| person.id).collect() }
    }

    fn pass(&self, milliseconds: u64) {
        self.around.ready.fetch_add(milliseconds, Ordering::Relaxed);
    }

    fn seat(&self) -> Seat {
        self.room.moment().kept.table().unwrap().to_act().unwrap()
    }

    fn left(&self, seat: Seat) -> u64 {
        let moment = self.room.moment();
        moment.kept.meta.clock.as_ref().unwrap().left(seat, moment.ready)
    }

    /// Plays until it is another seat's turn.
    async fn turn(&self) -> Seat {
        let seat = self.seat();
        while self.room.moment().kept.glance.to_act == Some(seat) {
            let (kept, person) = (self.room.moment().kept, self.people[seat.index()]);
            let table = kept.table().unwrap();
            let (entry, text) = (table.entries() + 1, table.legal_moves()[0].text.clone());
            let work = move |moment: &Moment| play(moment, person, By::Program, seat, entry, &text);
            self.room.change(&self.house, work).await.unwrap();
        }
        seat
    }

    async fn run_out(&self) -> bool {
        let before = self.room.moment().kept.entries();
        self.room.change(&self.house, run_out).await.unwrap();
        self.room.moment().kept.entries() > before
    }

    async fn come_back(&self, seat: Seat) {
        let person = self.people[seat.index()];
        self.room.change(&self.house, move |moment| come_back(moment, person, seat)).await.unwrap();
    }

    /// Lets bots play until a person decides.
    async fn bots_play(&self) {
        while self.room.moment().kept.bot_to_act().is_some() {
            tokio::task::yield_now().await;
        }
    }

    async fn pause(&self, person: usize, wish: Wish) -> Result<(), Refused> {
        let person = self.people[person];
        self.room.change(&self.house, move |moment| pause(moment, person, wish)).await.map(drop)
    }

    fn store(&self) -> &Memory {
        &self.around.store
    }
}

#[tokio::test(flavor = "current_thread")]
async fn a_bot_sits_in_when_a_turn_takes_too_long_and_leaves_again() {
    let played = Played::new(0, 2, Pace::Turn(60), Then::Bot).await;
    let (seat, code) = (played.seat(), played.room.moment().kept.code.to_string());
    assert_eq!(played.store().due(9).unwrap(), [(code, 1_060_000)]);
    played.pass(59 * SECOND);
    assert!(!played.run_out().await, "there is a second left");
    assert_eq!(played.left(seat), SECOND);
    // Somebody sets the time of the machine: nobody's clock is touched.
    played.around.set.store(1_000_000, Ordering::Relaxed);
    assert!(!played.run_out().await);
    // A move that comes before it is written down has come in time.
    played.pass(5 * SECOND);
    assert_eq!(played.left(seat), 0);
    assert_eq!(played.turn().await, seat);
    let second = played.seat();
    assert_eq!((played.left(second), second != seat), (60 * SECOND, true));
    assert!(!played.run_out().await);

    played.pass(60 * SECOND);
    assert!(played.run_out().await);
    a_while().await;
    let kept = played.room.moment().kept;
    let acts: Vec<Act> =
        (1..=kept.entries()).filter_map(|n| kept.table().unwrap().entry(n)).map(|e| e.1).collect();
    let at = acts.iter().position(|act| *act == Act::Time { lost: false }).unwrap();
    assert_eq!(acts[at + 1], Act::Bot("scout".to_owned()));
    assert!(matches!(acts[at + 2], Act::Move(_)), "the bot plays");
    assert_eq!(kept.meta.place(second).unwrap().stand_in, Some(Level::USUAL));
    assert!(!played.run_out().await, "it runs out once");

    // Whoever comes back has all of a turn, when it is theirs.
    let person = played.people[second.index()];
    played.room.change(&played.house, move |moment| come_back(moment, person, second)).await.unwrap();
    while played.seat() != second {
        played.turn().await;
    }
    assert_eq!(played.left(second), 60 * SECOND);
    let record = played.room.moment().kept.record().unwrap().to_string();
    assert!(record.contains(": time\n") && record.contains(": back\n"), "{record}");
}

#[tokio::test(flavor = "current_thread")]
async fn a_budget_is_for_the_whole_game_and_losing_it_ends_a_duel() {
    let played = Played::new(0, 2, Pace::Game { budget: 100, increment: 5 }, Then::Lose).await;
    let first = played.seat();
    played.pass(30 * SECOND);
    played.turn().await;
    assert_eq!(played.left(first), 75 * SECOND);
    let second = played.seat();
    played.pass(10 * SECOND);
    played.turn().await;
    let left = played.left(second);
    assert!(left >= 95 * SECOND && left.is_multiple_of(5 * SECOND), "{left}: one turn or several");
    assert_eq!(played.left(first), 75 * SECOND);
    // A process that begins again goes on from what is kept; what passed meanwhile is not charged.
    let kept = played.room.moment().kept.clone();
    let stored = played.store().table(&kept.code).unwrap().unwrap();
    let again = house::room::kept::Kept::load(&kept.code, stored, played.house.games()).unwrap();
    let clock = again.meta.clock.as_ref().unwrap();
    assert_eq!(clock.left(first, played.around.ready() + 20 * SECOND), 55 * SECOND);
    assert_eq!(clock.left(first, 0), 75 * SECOND, "a clock that was lost charges nothing");

    played.pass(75 * SECOND);
    assert!(played.run_out().await);
    let kept = played.room.moment().kept;
    assert_eq!((kept.glance.state, kept.glance.due), (State::Over, None));
    let outcome = kept.table().unwrap().outcome().unwrap();
    assert_eq!((outcome.reason, outcome.winners().collect::<Vec<_>>()), ("out-of-time", vec![second]));
    assert!(played.store().due(9).unwrap().is_empty());
}

/// TA09: with more than two sides a bot plays on for good, and the seat is placed last.
#[tokio::test(flavor = "current_thread")]
async fn who_runs_out_among_three_is_placed_last() {
    let wolves = catalogue::games().iter().position(|game| game.info().id == "wolves").unwrap();
    let played = Played::new(wolves, 3, Pace::Turn(60), Then::Lose).await;
    let seat = played.seat();
    played.pass(61 * SECOND);
    assert!(played.run_out().await);
    let kept = played.room.moment().kept;
    assert_eq!((kept.glance.state, kept.table().unwrap().gone().as_slice()), (State::Playing, &[seat][..]));
    let person = played.people[seat.index()];
    let back = played.room.change(&played.house, move |moment| come_back(moment, person, seat)).await;
    assert_eq!(back.err().and_then(|refused| Some(refused.refusal()?.rule)), Some("TA09"));
    // The others resign: whoever ran out first is the very last.
    let others: Vec<Seat> = Seat::all(3).filter(|other| *other != seat).collect();
    let (next, person) = (others[0], played.people[others[0].index()]);
    let give_up = move |moment: &Moment| resign(moment, person, next, Level::USUAL, true);
    played.room.change(&played.house, give_up).await.unwrap();
    let outcome = played.room.moment().kept.table().unwrap().outcome().unwrap();
    assert_eq!(outcome.seats[seat.index()].place, 3);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [others[1]]);
}

/// TA09: whoever runs out first is placed last, the next one before them; the last side that is left has won, with the
/// time that it had.
#[tokio::test(flavor = "current_thread")]
async fn those_who_run_out_one_after_another_are_placed_from_the_end() {
    let wolves = catalogue::games().iter().position(|game| game.info().id == "wolves").unwrap();
    let played = Played::new(wolves, 3, Pace::Game { budget: 100, increment: 5 }, Then::Lose).await;
    let first = played.seat();
    played.pass(100 * SECOND);
    assert!(played.run_out().await);
    // Time that passes while a bot plays is nobody's.
    played.pass(1000 * SECOND);
    assert_eq!((played.seat(), played.left(first)), (first, 0));
    played.bots_play().await;
    let second = played.seat();
    assert_eq!(played.left(second), 100 * SECOND);
    played.pass(40 * SECOND);
    assert_eq!(played.turn().await, second);
    let third = played.seat();
    assert_eq!((played.left(second), played.left(third)), (65 * SECOND, 100 * SECOND));
    played.pass(30 * SECOND);
    assert_eq!(played.turn().await, third);
    played.bots_play().await;
    let left = played.left(third);
    assert!(left >= 75 * SECOND && left.is_multiple_of(5 * SECOND), "{left}: one turn or several");
    assert_eq!((played.seat(), played.left(first)), (second, 0));
    played.pass(64 * SECOND);
    assert!(!played.run_out().await, "a second is left of what was left");
    played.pass(SECOND);
    assert!(played.run_out().await);
    let kept = played.room.moment().kept;
    assert_eq!((kept.glance.state, kept.glance.due), (State::Over, None));
    let outcome = kept.table().unwrap().outcome().unwrap();
    let places = [first, second, third].map(|seat| outcome.seats[seat.index()].place);
    assert_eq!((outcome.reason, places), ("out-of-time", [3, 2, 1]));
    assert_eq!(played.left(third), left);
    assert!(!played.run_out().await && played.store().due(9).unwrap().is_empty());
    let record = kept.record().unwrap().to_string();
    assert_eq!(record.matches(": time lost\n").count(), 2, "{record}");
}

/// Where bots sit in nobody has lost by time, however many were late.
#[tokio::test(flavor = "current_thread")]
async fn bots_sit_in_for_all_who_run_out_one_after_another() {
    let wolves = catalogue::games().iter().position(|game| game.info().id == "wolves").unwrap();
    let played = Played::new(wolves, 3, Pace::Game { budget: 100, increment: 5 }, Then::Bot).await;
    let mut late = Vec::new();
    for left in [2, 1] {
        let seat = played.seat();
        assert_eq!(played.left(seat), 100 * SECOND, "bots and others charge nothing");
        played.pass(100 * SECOND);
        assert!(played.run_out().await);
        played.bots_play().await;
        assert_ne!(played.seat(), seat, "the bot has played");
        late.push(seat);
        let kept = played.room.moment().kept;
        let sits = |seat: &Seat| kept.meta.place(*seat).unwrap().stand_in.is_some();
        assert_eq!(Seat::all(3).filter(|seat| !sits(seat)).count(), left);
    }
    // The first comes back meanwhile, and is late once more; the third is late too.
    let (first, third) = (late[0], played.seat());
    played.come_back(first).await;
    played.pass(100 * SECOND);
    assert!(played.run_out().await);
    played.bots_play().await;
    assert_eq!((played.seat(), played.left(first)), (first, 10 * SECOND), "a tenth");
    played.pass(10 * SECOND);
    assert!(played.run_out().await);
    let kept = played.room.moment().kept;
    let table = kept.table().unwrap();
    assert_eq!((kept.glance.state, kept.glance.due, table.gone().len()), (State::Playing, None, 0));
    assert!(kept.meta.places.iter().all(|place| place.stand_in == Some(Level::USUAL)));
    // The game goes on, and who takes a seat back decides there again.
    a_while().await;
    assert!(played.room.moment().kept.entries() > kept.entries());
    played.come_back(third).await;
    assert_eq!(played.room.moment().kept.meta.place(third).unwrap().stand_in, None);
}

/// While a bot plays for somebody no time of theirs passes, and none is earned by what it does.
#[tokio::test(flavor = "current_thread")]
async fn a_budget_stands_while_a_bot_plays_for_its_owner() {
    let played = Played::new(0, 2, Pace::Game { budget: 100, increment: 5 }, Then::Bot).await;
    let (first, code) = (played.seat(), played.room.moment().kept.code.to_string());
    // Away by choice: what was left before is left afterwards.
    played.pass(30 * SECOND);
    let person = played.people[first.index()];
    let away = move |moment: &Moment| stand_in(moment, person, first, Level::Cub, false);
    played.room.change(&played.house, away).await.unwrap();
    played.pass(1000 * SECOND);
    played.bots_play().await;
    let second = played.seat();
    assert_ne!(second, first, "the bot has played");
    assert_eq!((played.left(first), played.left(second)), (70 * SECOND, 100 * SECOND));
    played.come_back(first).await;
    assert_eq!(played.left(first), 70 * SECOND, "nothing for the bot's turn, and nothing for coming back");
    played.pass(100 * SECOND);

    // Late: a tenth is left, from the moment at which their clock runs again.
    assert!(played.run_out().await);
    played.bots_play().await;
    assert_eq!((played.seat(), played.left(second), played.left(first)), (first, 0, 70 * SECOND));
    played.pass(10 * SECOND);
    played.come_back(second).await;
    played.pass(10 * SECOND);
    assert_eq!(played.turn().await, first);
    let left = played.left(first);
    assert!(left >= 55 * SECOND && left.is_multiple_of(5 * SECOND), "{left}: one turn or several");
    assert_eq!((played.seat(), played.left(second)), (second, 10 * SECOND));
    assert_eq!(played.store().due(9).unwrap(), [(code, played.around.ready() + 10 * SECOND)]);
    played.pass(4 * SECOND);
    played.turn().await;
    let left = played.left(second);
    assert!((11 * SECOND..=31 * SECOND).contains(&left), "{left}: what was left, and the increments");
    let clock = played.room.moment().kept.meta.clock.clone().unwrap();
    assert!(clock.out.is_empty(), "who is back is not late any more: no second tenth");
}

#[tokio::test(flavor = "current_thread")]
async fn taking_back_gives_no_time() {
    let played = Played::new(0, 2, Pace::Game { budget: 100, increment: 5 }, Then::Bot).await;
    let (seat, person) = (played.seat(), played.people[played.seat().index()]);
    for _ in 0..3 {
        let before = played.left(seat);
        played.pass(SECOND);
        let kept = played.room.moment().kept;
        let table = kept.table().unwrap().clone();
        let back = table.legal_moves().into_iter().find(|mv| {
            let mut next = table.duplicate();
            next.play(seat, &mv.text).is_ok() && next.may_take_back(seat).is_ok()
        });
        let (entry, text) = (table.entries() + 1, back.unwrap().text);
        let work = move |moment: &Moment| play(moment, person, By::Program, seat, entry, &text);
        played.room.change(&played.house, work).await.unwrap();
        let entry = entry + 1;
        let work = move |moment: &Moment| take_back(moment, person, seat, entry, false);
        played.room.change(&played.house, work).await.unwrap();
        assert_eq!(played.left(seat), before - SECOND);
    }
}

/// Whoever thinks about a turn that is taken back before them has all of their time for what comes instead.
#[tokio::test(flavor = "current_thread")]
async fn a_turn_that_was_taken_back_costs_the_others_nothing() {
    let wolves = catalogue::games().iter().position(|game| game.info().id == "wolves").unwrap();
    let played = Played::new(wolves, 2, Pace::Turn(60), Then::Bot).await;
    let play_one = async |text: String| {
        let (kept, seat) = (played.room.moment().kept, played.seat());
        let (entry, person) = (kept.entries() + 1, played.people[seat.index()]);
        let work = move |moment: &Moment| play(moment, person, By::Program, seat, entry, &text);
        played.room.change(&played.house, work).await.unwrap();
    };
    // The last move of a turn that can be taken back.
    let (seat, last) = loop {
        let (kept, seat) = (played.room.moment().kept, played.seat());
        let table = kept.table().unwrap();
        let moves = table.legal_moves();
        let last = moves.iter().find(|mv| {
            let mut next = table.duplicate();
            let played = next.play(seat, &mv.text).is_ok();
            played && next.to_act().is_some_and(|other| other != seat) && next.may_take_back(seat).is_ok()
        });
        match last {
            Some(last) => break (seat, last.text.clone()),
            None => play_one(moves[0].text.clone()).await,
        }
    };
    played.pass(20 * SECOND);
    play_one(last.clone()).await;
    let (other, person) = (played.seat(), played.people[seat.index()]);
    played.pass(50 * SECOND);
    assert_eq!((played.left(seat), played.left(other)), (40 * SECOND, 10 * SECOND));
    let entry = played.room.moment().kept.entries() + 1;
    let work = move |moment: &Moment| take_back(moment, person, seat, entry, false);
    played.room.change(&played.house, work).await.unwrap();
    assert_eq!((played.seat(), played.left(seat)), (seat, 40 * SECOND), "nothing for whoever takes back");
    play_one(last).await;
    assert_eq!((played.seat(), played.left(other)), (other, 60 * SECOND));
}

#[tokio::test(flavor = "current_thread")]
async fn clocks_stand_while_all_agree_to_a_pause() {
    let played = Played::new(0, 2, Pace::Turn(60), Then::Lose).await;
    let seat = played.seat();
    played.pass(20 * SECOND);
    played.pause(0, Wish::Pause).await.unwrap();
    played.pass(10 * SECOND);
    assert_eq!(played.left(seat), 30 * SECOND, "nobody has agreed yet");
    played.pause(1, Wish::Refuse).await.unwrap();
    played.pause(1, Wish::Pause).await.unwrap();
    assert!(!played.room.moment().kept.meta.clock.as_ref().unwrap().paused, "a refusal ends the wish");
    played.pause(0, Wish::Pause).await.unwrap();
    assert_eq!(played.room.moment().kept.glance.due, None);
    played.pass(1000 * SECOND);
    assert!(!played.run_out().await);
    assert_eq!(played.left(seat), 30 * SECOND);
    let stranger = played.house.new_person("Eve".to_owned(), "").await.unwrap().0.id;
    let refused =
        played.room.change(&played.house, move |moment| pause(moment, stranger, Wish::Resume)).await;
    assert_eq!(refused.err(), Some(Refused::NotSeated));
    played.pause(1, Wish::Resume).await.unwrap();
    played.pass(29 * SECOND);
    assert!(!played.run_out().await);
    played.pass(SECOND);
    assert!(played.run_out().await);
}

/// What a host closes stands, and goes on from there.
#[tokio::test(flavor = "current_thread")]
async fn clocks_stand_while_a_host_has_closed_the_table() {
    use house::hosts::Deed;
    let played = Played::new(0, 2, Pace::Turn(60), Then::Bot).await;
    let (seat, code) = (played.seat(), played.room.moment().kept.code.to_string());
    let does = async |deed: Deed| {
        let ready = house::store::Write::Ready(played.around.ready());
        let writes = deed.writes(played.store(), "", 1).unwrap();
        played.house.keep_hosting(writes.into_iter().chain([ready]).collect()).await.unwrap();
        played.house.catch_up().await.unwrap();
    };
    played.pass(20 * SECOND);
    let ready = vec![house::store::Write::Ready(played.around.ready())];
    played.house.keep_hosting(ready.clone()).await.unwrap();
    does(Deed::Close(code.clone())).await;
    assert!(played.store().due(9).unwrap().is_empty());
    played.pass(1000 * SECOND);
    let ready = vec![house::store::Write::Ready(played.around.ready())];
    played.house.keep_hosting(ready).await.unwrap();
    does(Deed::Reopen(code)).await;
    assert_eq!(played.left(seat), 40 * SECOND);
    assert_eq!(played.store().due(9).unwrap().len(), 1);
}
