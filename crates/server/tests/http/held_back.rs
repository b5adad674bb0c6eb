//! What was held back, by quiet hours or because there was a mail not long ago, outlasts the server.

use crate::client::Person;
use crate::notices::{first_move, link, quiet_now};
use crate::post::MailServer;
use crate::served::{Folder, Served, until};

/// The settings of a server that mails by this one.
fn mails_by(post: &MailServer) -> impl Fn(&mut server::Config) + Copy {
    let address = post.address;
    move |config| {
        config.mail = Some(format!("smtp://{address}"));
        config.mail_from = Some("Loup <loup@loup.example>".to_owned());
        config.base_url = Some("http://loup.example".to_owned());
    }
}

/// Whether it is kept that this person is told later.
fn held(person: &Person) -> bool {
    person.get("/me/export").expect(200).body.contains("\"held\":true")
}

/// What quiet hours hold back is told afterwards, once, also by a server that was started meanwhile.
#[test]
fn quiet_hours_outlast_a_restart() {
    let post = MailServer::new();
    let with_mail = mails_by(&post);
    let served = Served::with(with_mail);
    let (mut ada, mut bo, code) = served.pair();
    bo.post("/me/mail", &[("mail", "bo@friends.example")]).expect(303);
    let link = link(&until(|| post.to("bo@friends.example").pop()), "/mail/confirm/");
    served.person().post(&link, &[]).expect(200);
    quiet_now(&mut bo);
    first_move(&mut ada, &code, 1);
    until(|| held(&bo).then_some(()));
    // Twice: what was taken up is kept as well.
    let served = Served::at(served.stop(), with_mail);
    let served = Served::at(served.stop(), with_mail);
    let mut bo = Person { address: served.address, others: served.person().others, ..bo };
    assert!(held(&bo));
    assert_eq!(post.to("bo@friends.example").len(), 1);
    bo.post("/me/quiet", &[("quiet", "")]).expect(303);
    let mail = until(|| post.to("bo@friends.example").get(1).cloned());
    assert!(mail.contains("Subject: Your turn: "), "{mail}");
    until(|| (!held(&bo)).then_some(()));
    // It was told, and is not told again.
    let served = Served::at(served.stop(), with_mail);
    let bo = Person { address: served.address, others: served.person().others, ..bo };
    assert!(!held(&bo));
    assert_eq!(post.to("bo@friends.example").len(), 2);
}

/// A mail that waits for half an hour to pass is sent by a server that was started meanwhile, when it has, and once.
#[test]
fn mail_that_waits_outlasts_a_restart() {
    let post = MailServer::new();
    let with_mail = mails_by(&post);
    let served = Served::at(Folder::of_file(), with_mail);
    let (mut ada, mut bo, code) = served.pair();
    bo.post("/me/mail", &[("mail", "bo@friends.example")]).expect(303);
    let confirm = link(&until(|| post.to("bo@friends.example").pop()), "/mail/confirm/");
    served.person().post(&confirm, &[]).expect(200);
    first_move(&mut ada, &code, 1);
    until(|| post.to("bo@friends.example").get(1).cloned());
    assert!(!held(&bo));
    // It is their turn again within half an hour.
    first_move(&mut bo, &code, 2);
    first_move(&mut ada, &code, 1);
    until(|| held(&bo).then_some(()));
    let again = |folder: Folder, bo: Person| {
        let served = Served::at(folder, with_mail);
        let bo = Person { address: served.address, others: served.person().others, ..bo };
        (served, bo)
    };
    let (served, bo) = again(served.stop(), bo);
    assert!(held(&bo), "the half hour is not over because the server was started");
    assert_eq!(post.to("bo@friends.example").len(), 2);
    let folder = served.stop();
    {
        // Half an hour later.
        let file = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
        let late =
            "UPDATE people SET reach = json_set(reach, '$.late', 1) WHERE instr(reach, '\"late\":') > 0";
        assert_eq!(file.execute(late, []).unwrap(), 1);
    }
    let (served, bo) = again(folder, bo);
    let mail = until(|| post.to("bo@friends.example").get(2).cloned());
    assert!(mail.contains("Subject: "), "{mail}");
    until(|| (!held(&bo)).then_some(()));
    let (_served, bo) = again(served.stop(), bo);
    assert!(!held(&bo));
    assert_eq!(post.to("bo@friends.example").len(), 3);
}
