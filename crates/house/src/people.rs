//! People: remembered by a key that their browser or program shows.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::House;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Book, Group, Key, Person, PersonId, Stamp, StoreError, Write};

/// How often a change is made again because somebody else was faster.
const TRIES: usize = 5;
/// How many are remembered without asking the store.
const MOST: usize = 20_000;

#[derive(Default)]
struct Known {
    by_key: HashMap<[u8; 32], PersonId>,
    people: HashMap<PersonId, Arc<Person>>,
    /// What was known before that was last forgotten: it has to do while the store cannot be reached.
    before: HashMap<[u8; 32], Arc<Person>>,
    /// Keys that were taken away since the start: whatever still listens by one of them hears no more.
    void: HashSet<[u8; 32]>,
    /// When it was last kept that a key was shown, in seconds since 1970.
    shown: HashMap<[u8; 32], u64>,
    /// Who hosts, and whom they keep out.
    book: Option<Arc<Book>>,
    /// How often that was forgotten: what was read before then is not remembered.
    book_turn: u64,
}

/// How often it is kept that a key was shown, in seconds.
const SHOWN: u64 = 3600;

impl Known {
    /// What the store knows as well.
    fn forget(&mut self) {
        if self.before.len() >= MOST {
            self.before.clear();
        }
        let known = self.by_key.drain().filter_map(|(key, id)| Some((key, self.people.get(&id)?.clone())));
        self.before.extend(known);
        self.people.clear();
        self.forget_book();
    }

    fn forget_book(&mut self) {
        self.book = None;
        self.book_turn += 1;
    }
}

/// Those who were here lately.
#[derive(Default)]
pub struct People {
    known: Mutex<Known>,
}

impl People {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Only a copy of what the store knows: whoever panicked cannot have spoiled more than that.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, hash: Option<[u8; 32]>, person: Person) -> Arc<Person> {
        let mut known = self.known();
        if known.people.len() >= MOST || known.by_key.len() >= MOST {
            known.forget();
        }
        if let Some(hash) = hash {
            known.by_key.insert(hash, person.id);
        }
        let person = Arc::new(person);
        known.people.insert(person.id, person.clone());
        person
    }
}

impl People {
    pub(crate) fn book(&self) -> Option<Arc<Book>> {
        self.known().book.clone()
    }

    pub(crate) fn book_turn(&self) -> u64 {
        self.known().book_turn
    }

    pub(crate) fn forget_book(&self) {
        self.known().forget_book();
    }

    pub(crate) fn remember_book(&self, turn: u64, book: &Arc<Book>) {
        let mut known = self.known();
        if known.book_turn == turn {
            known.book = Some(book.clone());
        }
    }
}

/// Links in mails: the one that confirms an address, those that end mail, and the sign of an address in these; and those
/// that end mail as they were before they had one.
const CONFIRM: &str = "mail-confirm";
const OUT: &str = "mail-out";
const SIGN: &str = "mail-sign";
const OLD_OUT: &str = "mail-off";

/// What a link in a mail ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MailOut {
    /// Mail to this person, at the address that they have now.
    Of(Arc<Person>),
    /// Nothing more: no mail goes from them to where the link was sent.
    Over,
}

impl House {
    /// Asks the store about everybody anew: another program has changed it.
    pub(crate) fn forget_people(&self) {
        self.people().known().forget();
    }

    /// Asks the store anew about this person: another server has changed them.
    pub fn person_changed(&self, person: PersonId) {
        let mut known = self.people().known();
        known.people.remove(&person);
        known.before.retain(|_, before| before.id != person);
    }

    /// This key was taken away by another server.
    pub fn key_gone(&self, hash: [u8; 32]) {
        let mut known = self.people().known();
        known.by_key.remove(&hash);
        known.before.remove(&hash);
        known.shown.remove(&hash);
        known.void.insert(hash);
        known.forget_book();
    }

    /// Finds out which of these keys were taken away: by another server, of which this one may not have heard.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn look_for_keys(&self, keys: Vec<[u8; 32]>) -> Result<(), Refused> {
        if !keys.is_empty() {
            let gone = self.read(move |store| store.gone_keys(&keys)).await?;
            gone.into_iter().for_each(|hash| self.key_gone(hash));
        }
        Ok(())
    }

    /// Another server has changed what concerns hosts; they may have voided a game.
    pub fn book_changed(&self) {
        self.people().forget_book();
        self.ladders().forget();
    }

    /// The person whom this key opens; while the store cannot be reached, whom it was last known to open.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_key(self: &Arc<Self>, key: &str) -> Result<Option<Arc<Person>>, Refused> {
        if key.is_empty() || key.len() > 64 {
            return Ok(None);
        }
        if let Some(person) = self.known_by_key(key) {
            return Ok(Some(person));
        }
        let hash = secret::hash(key);
        let found = match self.read(move |store| store.person_by_key(&hash)).await {
            Err(
                refused @ (Refused::Busy | Refused::Store(StoreError::Unreachable(_) | StoreError::Busy)),
            ) => {
                let before = self.people().known().before.get(&hash).cloned();
                return before.map(Some).ok_or(refused);
            }
            found => found?,
        };
        Ok(found.map(|person| self.people().remember(Some(hash), person)))
    }

    /// The person whom this key opens, if they were here lately: without asking the store.
    #[must_use]
    pub fn known_by_key(&self, key: &str) -> Option<Arc<Person>> {
        if key.len() > 64 {
            return None;
        }
        let known = self.people().known();
        known.by_key.get(&secret::hash(key)).and_then(|id| known.people.get(id)).cloned()
    }

    /// A person by number.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_id(self: &Arc<Self>, id: PersonId) -> Result<Option<Arc<Person>>, Refused> {
        if let Some(person) = self.people().known().people.get(&id) {
            return Ok(Some(person.clone()));
        }
        let found = self.read(move |store| store.person(id)).await?;
        Ok(found.map(|person| self.people().remember(None, person)))
    }

    /// This person as they are by now, where that is remembered.
    #[must_use]
    pub fn person_now(&self, person: &Arc<Person>) -> Arc<Person> {
        self.people().known().people.get(&person.id).unwrap_or(person).clone()
    }

    /// Somebody new, with a fresh key for a browser or program with this label.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn new_person(
        self: &Arc<Self>,
        name: String,
        label: &str,
    ) -> Result<(Arc<Person>, String), Refused> {
        let key = secret::key(self.around())?;
        let mut person = Person::new(
            PersonId(secret::number(self.around())?),
            secret::number(self.around())?,
            self.around().now(),
        );
        person.name = name;
        let hash = secret::hash(&key);
        let id = person.id;
        let done = self.keep(vec![Write::Person(person.clone()), self.key(hash, id, label)]).await;
        if done == Err(StoreError::Unsure) {
            // Nobody knows: whether the key opens anything, the store says.
            let kept = self.read(move |store| store.person_by_key(&hash)).await?;
            kept.ok_or(StoreError::Busy)?;
        } else {
            done?;
        }
        person.rev += 1;
        Ok((self.people().remember(Some(hash), person), key))
    }

    /// One more key for this person: for another device.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn another_key(self: &Arc<Self>, person: PersonId, label: &str) -> Result<String, Refused> {
        let key = secret::key(self.around())?;
        self.keep(vec![self.key(secret::hash(&key), person, label)]).await?;
        Ok(key)
    }

    fn key(&self, hash: [u8; 32], person: PersonId, label: &str) -> Write {
        let now = self.around().now();
        Write::Key(Key { hash, person, label: label.to_owned(), made: now, shown: now })
    }

    /// Notes that a key was shown: kept now and then, whoever waits.
    pub fn note_shown(self: &Arc<Self>, key: &str) {
        let (hash, now) = (secret::hash(key), self.around().now());
        {
            let mut known = self.people().known();
            if known.shown.len() >= MOST {
                known.shown.clear();
            }
            let last = known.shown.entry(hash).or_default();
            if now.saturating_sub(*last) < SHOWN {
                return;
            }
            *last = now;
        }
        let house = self.clone();
        self.around().spawn(Box::pin(async move {
            // A key that was taken away meanwhile is not shown any more.
            let _ = house.keep(vec![Write::Shown(hash, now)]).await;
        }));
    }

    /// Tells this browser nothing more: whoever uses it is not this person any more.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub async fn hush(self: &Arc<Self>, person: PersonId, key: [u8; 32]) -> Result<(), Refused> {
        if let Some(person) = self.person_by_id(person).await? {
            self.change_person(&person, |person| person.reach.remove_of(&key)).await?;
        }
        Ok(())
    }

    /// Takes a key away from a person: whatever has it is nobody from now on, and is told nothing more.
    ///
    /// # Errors
    /// The person has no such key, or the store cannot be written.
    pub async fn sign_out(self: &Arc<Self>, person: PersonId, hash: [u8; 32]) -> Result<(), Refused> {
        self.keep(vec![Write::Unkey(hash, person)]).await?;
        self.key_gone(hash);
        self.hush(person, hash).await
    }

    /// Takes all keys away from a person, and forgets who they are.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub(crate) async fn unkey(self: &Arc<Self>, person: PersonId) -> Result<(), Refused> {
        for key in self.read(move |store| store.keys_of(person)).await? {
            match self.sign_out(person, key.hash).await {
                Err(Refused::Store(StoreError::Missing)) => {}
                done => done?,
            }
        }
        self.people().known().people.remove(&person);
        Ok(())
    }

    /// Whether this key was taken away while somebody used it.
    #[must_use]
    pub fn is_signed_out(&self, key: Option<&[u8; 32]>) -> bool {
        key.is_some_and(|key| self.people().known().void.contains(key))
    }

    /// A new personal link for this person: the old one leads nowhere from now on.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn new_personal_link(self: &Arc<Self>, person: &Arc<Person>) -> Result<Arc<Person>, Refused> {
        let salt = secret::number(self.around())?;
        self.change_person(person, |person| person.salt = salt).await
    }

    /// Changes a person, and keeps it. If somebody else was faster, the change is made again on what is so then.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn change_person(
        self: &Arc<Self>,
        person: &Arc<Person>,
        change: impl Fn(&mut Person),
    ) -> Result<Arc<Person>, Refused> {
        let mut old = person.clone();
        for _ in 0..TRIES {
            let mut new = old.as_ref().clone();
            change(&mut new);
            if new == *old {
                return Ok(old);
            }
            match self.keep(vec![Write::Person(new.clone())]).await {
                Ok(()) => {
                    new.rev += 1;
                    return Ok(self.people().remember(None, new));
                }
                // Read again: what was kept although nobody said so needs no second time.
                Err(StoreError::NotNext | StoreError::Unsure) => {
                    let id = old.id;
                    let kept = self.read(move |store| store.person(id)).await?.ok_or(StoreError::Missing)?;
                    old = self.people().remember(None, kept);
                }
                Err(other) => return Err(other.into()),
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Keeps writes that touch no table.
    async fn keep(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.around().keep(Group { stamp: Stamp::default(), writes }).await
    }

    /// The secret of the link that moves a person to another device.
    #[must_use]
    pub fn personal_secret(&self, person: &Person) -> String {
        self.secret_for("person", person, &person.salt.to_string())
    }

    /// The secret in the address of somebody's feed: it opens nothing else, and a new personal link makes it void too.
    #[must_use]
    pub fn feed_secret(&self, person: &Person) -> String {
        self.secret_for("feed", person, &person.salt.to_string())
    }

    /// Whose feed this is.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_feed(self: &Arc<Self>, secret: &str) -> Result<Option<Arc<Person>>, Refused> {
        self.person_by("feed", secret, |person| Some(person.salt.to_string())).await
    }

    /// A link of a person's: whose it is, and what proves that the house has made it. With another salt it is another link.
    fn secret_for(&self, what: &str, person: &Person, salt: &str) -> String {
        format!("{:016x}{}", person.id.0, self.secret().derive(&[what, &person.id.0.to_string(), salt]))
    }

    /// The secret in the address of what somebody shows of themselves; none where they show nothing.
    #[must_use]
    pub fn shared_secret(&self, person: &Person) -> Option<String> {
        Some(self.secret_for("shared", person, &person.reach.shared?.number.to_string()))
    }

    /// Who shows themselves at this address.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_shared(self: &Arc<Self>, secret: &str) -> Result<Option<Arc<Person>>, Refused> {
        self.person_by("shared", secret, |person| Some(person.reach.shared?.number.to_string())).await
    }

    /// Whose personal link this is.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_link(self: &Arc<Self>, secret: &str) -> Result<Option<Arc<Person>>, Refused> {
        self.person_by("person", secret, |person| Some(person.salt.to_string())).await
    }

    /// The secret of the link that confirms this address of somebody.
    #[must_use]
    pub fn mail_secret(&self, person: &Person, address: &str) -> String {
        self.secret_for(CONFIRM, person, address)
    }

    /// Whose such link this is; the address is theirs as it is now.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn person_by_mail(self: &Arc<Self>, secret: &str) -> Result<Option<Arc<Person>>, Refused> {
        self.person_by_address(CONFIRM, secret).await
    }

    async fn person_by_address(
        self: &Arc<Self>,
        what: &str,
        secret: &str,
    ) -> Result<Option<Arc<Person>>, Refused> {
        self.person_by(what, secret, |person| Some(person.reach.mail.as_ref()?.address.clone())).await
    }

    /// The secret of the link that ends mail to this address of somebody. It is known again when the address is forgotten:
    /// a sign of the address stands in it, which tells nobody else anything.
    #[must_use]
    pub fn mail_out_secret(&self, person: &Person, address: &str) -> String {
        let sign = self.mail_sign(person.id, address);
        let proof = self.secret().derive(&[OUT, &person.id.0.to_string(), &sign]);
        format!("{:016x}{sign}{proof}", person.id.0)
    }

    fn mail_sign(&self, id: PersonId, address: &str) -> String {
        self.secret().derive(&[SIGN, &id.0.to_string(), address])
    }

    /// What such a link still ends, or one that an older version has sent, which is known only as long as mail goes to its
    /// address; `None` for what is no such link.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn mail_out(self: &Arc<Self>, secret: &str) -> Result<Option<MailOut>, Refused> {
        let parts = secret.split_at_checked(16).and_then(|(id, rest)| Some((id, rest.split_at_checked(32)?)));
        let Some((id, (sign, proof))) = parts.filter(|(_, (_, proof))| !proof.is_empty()) else {
            return Ok(self.person_by_address(OLD_OUT, secret).await?.map(MailOut::Of));
        };
        let Ok(id) = i64::from_str_radix(id, 16).map(PersonId) else { return Ok(None) };
        if !self.secret().agrees(&[OUT, &id.0.to_string(), sign], proof) {
            return Ok(None);
        }
        let person = self.person_by_id(id).await?;
        let theirs = |person: &Arc<Person>| {
            let mail = person.reach.mail.as_ref();
            mail.is_some_and(|mail| self.mail_sign(id, &mail.address) == sign)
        };
        Ok(Some(person.filter(theirs).map_or(MailOut::Over, MailOut::Of)))
    }

    /// Whose link this is; `salt` is what makes it theirs as they are now, if they have such a link.
    async fn person_by(
        self: &Arc<Self>,
        what: &str,
        secret: &str,
        salt: impl FnOnce(&Person) -> Option<String>,
    ) -> Result<Option<Arc<Person>>, Refused> {
        let Some((id, proof)) = secret.split_at_checked(16) else { return Ok(None) };
        let Ok(id) = i64::from_str_radix(id, 16) else { return Ok(None) };
        let Some(person) = self.person_by_id(PersonId(id)).await? else { return Ok(None) };
        let Some(salt) = salt(&person) else { return Ok(None) };
        Ok(self.secret().agrees(&[what, &id.to_string(), &salt], proof).then_some(person))
    }
}
