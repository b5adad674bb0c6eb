//! Set-up, and what is hidden (WH01, WH02).

use crate::common::{Play, options, place, seat};
use crate::lines;
use hound::Hound;
use hound::animal::Side;
use hound::event::Event;
use table::{Game, Quick, Seat, Viewer};

/// WH01: four cards each, sixteen in the pile, all animals in front of place 1, which starts.
#[test]
fn wh01_set_up() {
    let options = options(4, "H01 W01 M02", &[]);
    let deal = Hound::deal(&options, &mut Quick::new(1));
    let (game, position) = Hound::start(&options, &deal).unwrap();
    let view = game.view(&position, Viewer::All);
    assert!(view.places.iter().all(|place| place.cards == 4));
    assert_eq!(view.pile, 16);
    assert!(view.animals.iter().all(|animal| animal.place == place(1) && animal.side == Side::Front));
    assert_eq!((view.turn, view.to_act.map(Seat::number)), (1, Some(1)));
}

/// WH02: a hand is seen by its owner alone, not by the partner; the pile by nobody.
#[test]
fn wh02_hands_are_hidden_from_the_partner_too() {
    let table = Play::new(4, "H01 W01", &lines("hand 1: b3 w3\nturn: 1"));
    assert_eq!(table.view(seat(1)).hand.len(), 2);
    for viewer in [seat(3), seat(2), Viewer::Public] {
        let view = table.view(viewer);
        assert_eq!(view.places[0].known, [None, None], "{viewer}");
        assert!(view.pile_known.iter().all(Option::is_none));
        assert!(view.previews.is_empty(), "moves are offered to the one who decides");
    }
    let counts = |viewer| {
        let view = table.view(viewer);
        view.counts
            .iter()
            .map(|count| (count.unseen, count.seen, count.total))
            .fold((0, 0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1, sum.2 + count.2))
    };
    assert_eq!(counts(seat(1)), (12, 18, 32), "all but the own two and those out of the game");
    assert_eq!(counts(Viewer::Public), (14, 18, 32));
    assert_eq!(counts(Viewer::All), (0, 18, 32));
}

/// WH02: under No threes a hand that is not shown holds another value, and everybody knows it.
#[test]
fn wh02_not_showing_is_news() {
    let text =
        "hand 1: b3 w3\nhand 2: b1\nhand 3: b3 w1\nhand 4: w2\npile: b3\nturn: 2 play\nanimals: W01@4 S02@2";
    let mut table = Play::new(4, "W01 S02", text);
    let before = table.game.worlds(&table.position, Viewer::Public).unwrap();
    table.play("b1");
    assert_eq!(table.to_act(), Some(3));
    assert!(table.log.iter().any(|emission| {
        emission.reveals() && emission.seen_by(Viewer::Public) == Some(&Event::CanPlay { place: place(3) })
    }));
    // Unseen by the public: b3 w3 | b3 | b3 w1 | w2, of which place 3 holds two, not both threes.
    let hidden = [3, 1, 1, 1];
    let orders = 720 / hidden.iter().map(|&n: &u32| (1..=n).product::<u32>()).product::<u32>();
    let only_threes = orders * (4 * 3) / (6 * 5);
    assert_eq!(table.game.worlds(&table.position, Viewer::Public), Some(u128::from(orders - only_threes)));
    assert!(before > u128::from(orders - only_threes));
    assert_eq!(table.game.worlds(&table.position, seat(3)), Some(12), "place 3 knows its hand");
}
