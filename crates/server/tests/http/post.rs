//! What stands outside of the house: a push service that opens what it is sent, and a mail server that keeps it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicU16, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey, ecdh};
use rustls_pki_types::PrivateKeyDer;
use sha2::Sha256;
use tokio_rustls::rustls::{ServerConfig, ServerConnection, StreamOwned};

/// A notice as the browser reads it, and who has proved to have sent it.
#[derive(Clone, Debug)]
pub struct Delivered {
    pub path: String,
    pub text: String,
    pub sender: String,
    pub topic: String,
}

/// A push service for a browser of the test: both in one.
pub struct PushService {
    pub address: SocketAddr,
    delivered: Arc<Mutex<Vec<Delivered>>>,
    /// What it answers.
    pub status: Arc<AtomicU16>,
    /// To where its answers point.
    pub location: Arc<Mutex<String>>,
    /// How often somebody connected.
    pub connections: Arc<AtomicUsize>,
    key: SecretKey,
    auth: [u8; 16],
}

impl PushService {
    /// Begins; the certificate that it shows is written into this file.
    pub fn new(roots: &Path) -> Self {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(roots, made.cert.pem()).unwrap();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let service = Self {
            address: listener.local_addr().unwrap(),
            delivered: Arc::default(),
            status: Arc::new(AtomicU16::new(201)),
            location: Arc::default(),
            connections: Arc::default(),
            key: SecretKey::from_slice(&[7; 32]).unwrap(),
            auth: [9; 16],
        };
        let (config, delivered, status) =
            (Arc::new(config), service.delivered.clone(), service.status.clone());
        let (key, auth, connections) = (service.key.clone(), service.auth, service.connections.clone());
        let (origin, location) = (service.origin(), service.location.clone());
        *location.lock().unwrap() = format!("{origin}/elsewhere");
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                connections.fetch_add(1, Ordering::SeqCst);
                let mut stream = StreamOwned::new(ServerConnection::new(config.clone()).unwrap(), stream);
                let Some(found) = receive(&mut stream, &origin, &key, auth) else { continue };
                delivered.lock().unwrap().push(found);
                let status = status.load(Ordering::SeqCst);
                let location = location.lock().unwrap().clone();
                let answer =
                    format!("HTTP/1.1 {status} x\r\nlocation: {location}\r\ncontent-length: 6\r\n\r\nsecret");
                let _ = stream.write_all(answer.as_bytes()).and_then(|()| stream.flush());
            }
        });
        service
    }

    pub fn origin(&self) -> String {
        format!("https://localhost:{}", self.address.port())
    }

    /// What the browser gives to the server: its address, its key, and what both share.
    pub fn subscription(&self, name: &str) -> [(&'static str, String); 3] {
        let key = self.key.public_key().to_sec1_point(false);
        [
            ("endpoint", format!("{}/{name}", self.origin())),
            ("key", Base64UrlUnpadded::encode_string(key.as_bytes())),
            ("auth", Base64UrlUnpadded::encode_string(&self.auth)),
        ]
    }

    /// What was delivered so far.
    pub fn delivered(&self) -> Vec<Delivered> {
        self.delivered.lock().unwrap().clone()
    }
}

/// Reads a request, opens what is in it, and verifies who sent it.
fn receive(
    stream: &mut (impl Read + Write),
    origin: &str,
    key: &SecretKey,
    auth: [u8; 16],
) -> Option<Delivered> {
    let mut reader = BufReader::new(stream);
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok().filter(|read| *read > 0)?;
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let header = |name: &str| {
        let mut pairs = lines.iter().skip(1).filter_map(|line| line.split_once(':'));
        pairs.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_owned())
    };
    let mut body = vec![0; header("content-length")?.parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    assert!(lines[0].starts_with("POST /"), "{lines:?}");
    assert_eq!(header("content-encoding").as_deref(), Some("aes128gcm"));
    assert!(header("ttl")?.parse::<u32>().is_ok());
    Some(Delivered {
        path: lines[0].split(' ').nth(1)?.to_owned(),
        text: open(&body, key, auth),
        sender: verified(&header("authorization")?, origin),
        topic: header("topic").unwrap_or_default(),
    })
}

/// Opens a message as a browser does (RFC 8188 and 8291).
fn open(body: &[u8], key: &SecretKey, auth: [u8; 16]) -> String {
    let (salt, rest) = body.split_at(16);
    let (length, rest) = (rest[4], &rest[5..]);
    let (sender, sealed) = rest.split_at(usize::from(length));
    let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
    let shared = ecdh::diffie_hellman(key.to_nonzero_scalar(), theirs.as_affine());
    let own = key.public_key().to_sec1_point(false);
    let info = [b"WebPush: info\0", own.as_bytes(), sender].concat();
    let mut mixed = [0; 32];
    Hkdf::<Sha256>::new(Some(&auth), shared.raw_secret_bytes().as_ref()).expand(&info, &mut mixed).unwrap();
    let keys = Hkdf::<Sha256>::new(Some(salt), &mixed);
    let (mut content, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut content).unwrap();
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
    let mut plain = Aes128Gcm::new(&content.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
    while plain.pop() == Some(0) {}
    String::from_utf8(plain).unwrap()
}

/// Verifies a proof (RFC 8292); the key of its sender.
fn verified(proof: &str, origin: &str) -> String {
    let (token, key) = proof.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    verifier.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
    let claims = bytes(signed.split_once('.').unwrap().1);
    let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], origin);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let until = claims["exp"].as_u64().unwrap();
    assert!(until > now && until <= now + 86_400);
    assert!(["mailto:", "https:"].iter().any(|kind| claims["sub"].as_str().unwrap().starts_with(kind)));
    key.to_owned()
}

/// A mail server that keeps what it gets.
pub struct MailServer {
    pub address: SocketAddr,
    mails: Arc<Mutex<Vec<(String, String)>>>,
}

impl MailServer {
    pub fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let mails: Arc<Mutex<Vec<(String, String)>>> = Arc::default();
        let kept = mails.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let kept = kept.clone();
                std::thread::spawn(move || converse(stream, &kept));
            }
        });
        Self { address, mails }
    }

    /// What came for this address, with its headers, as it was sent.
    pub fn to(&self, address: &str) -> Vec<String> {
        let mails = self.mails.lock().unwrap();
        mails.iter().filter(|(to, _)| to == address).map(|(_, mail)| mail.clone()).collect()
    }
}

fn converse(mut stream: TcpStream, mails: &Mutex<Vec<(String, String)>>) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut say = move |line: &str| stream.write_all(format!("{line}\r\n").as_bytes()).ok();
    say("220 here")?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok().filter(|read| *read > 0)?;
        match line.trim_end() {
            line if line.starts_with("EHLO") => say("250-here\r\n250 8BITMIME")?,
            line if line.starts_with("RCPT TO:") => {
                to = line.trim_start_matches("RCPT TO:<").split('>').next()?.to_owned();
                say("250 yes")?;
            }
            "DATA" => {
                say("354 go on")?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    reader.read_line(&mut mail).ok().filter(|read| *read > 0)?;
                }
                mails.lock().unwrap().push((to.clone(), mail));
                say("250 kept")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 yes")?,
        }
    }
}
