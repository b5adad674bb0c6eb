//! Notices to browsers by their push services (RFC 8030).
//!
//! The address of a push service is what a stranger has chosen: it is asked by https alone, its name is looked up once,
//! what it stands for is looked at before it is used, nothing that it answers leads anywhere else, and of its answer only
//! the status is ever shown.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use axum::http::{Request, Uri};
use hyper_util::rt::TokioIo;
use rustls_pki_types::ServerName;
use rustls_pki_types::pem::PemObject as _;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::LOOKUPS;
use super::names::Names;
use super::seal::{Keys, Sender};
use crate::store::Push;

/// The longest address of a push service, in bytes.
const LONGEST: usize = 1000;
/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// For how many seconds a push service keeps a notice for a browser that is away.
const KEPT: &str = "86400";
/// What is noted of a push service that could not be reached.
pub const UNREACHED: u16 = 1;

/// What is needed to reach push services.
pub struct Pusher {
    /// By what they know this server.
    pub sender: Sender,
    tls: TlsConnector,
    names: Names,
    /// Whether the host allows addresses in private networks.
    private: bool,
}

/// What every notice needs besides its text.
pub struct Sending {
    /// Whom push services ask when something is wrong.
    pub contact: String,
    /// The time, in seconds since 1970.
    pub now: u64,
    /// Bytes that nobody can guess, for this notice alone.
    pub chance: [u8; 48],
}

/// An address of a push service that may be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    host: String,
    port: u16,
    path: String,
}

impl Endpoint {
    /// Reads an address: https, at the usual port unless the host allows private networks, and nothing in it that could
    /// mean something else.
    #[must_use]
    pub fn read(text: &str, private: bool) -> Option<Self> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST && text.is_ascii())?;
        let authority = uri.authority()?;
        let port = authority.port_u16().unwrap_or(443);
        let sound = uri.scheme_str() == Some("https")
            && !authority.as_str().contains('@')
            && (port == 443 || private)
            && !text.contains('#');
        let bare = authority.host().trim_start_matches('[').trim_end_matches(']');
        let sound = sound && (private || bare.parse().map_or(true, is_public));
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        sound.then(|| Self { host: authority.host().to_owned(), port, path: path.to_owned() })
    }

    /// The origin, as a proof names it.
    #[must_use]
    pub fn origin(&self) -> String {
        let port = if self.port == 443 { String::new() } else { format!(":{}", self.port) };
        format!("https://{}{port}", self.host)
    }

    /// The one address that is asked: its name is looked up once, and what it stands for is looked at.
    async fn resolve(&self, names: &Names, private: bool) -> Option<SocketAddr> {
        let bare = self.host.trim_start_matches('[').trim_end_matches(']');
        let found = names.find(bare, self.port).await?;
        // A name that stands for a private address as well is not to be trusted.
        let all = private || found.iter().all(|address| is_public(address.ip()));
        found.into_iter().next().filter(|_| all)
    }
}

/// Whether an address lies in the open network: in no private, local or special one.
#[must_use]
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b)))
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let inner = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    if let Some(mapped) = ip.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    match parts {
        // Translated: what stands behind it counts.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => inner(high, low),
        [0x2002, high, low, ..] => inner(high, low),
        // Only addresses of the open network begin with 001; of those, tunnels, tests and examples are none.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first >> 13 == 1,
    }
}

impl Pusher {
    /// What is needed to reach push services; `roots` is the text of a file with certificates that are believed as well.
    ///
    /// # Errors
    /// The file holds no certificates.
    pub fn new(sender: Sender, private: bool, roots: Option<&[u8]>) -> Result<Self, String> {
        let mut known = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        for certificate in rustls_pki_types::CertificateDer::pem_slice_iter(roots.unwrap_or_default()) {
            let certificate = certificate.map_err(|error| error.to_string())?;
            known.add(certificate).map_err(|error| error.to_string())?;
        }
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(known)
            .with_no_client_auth();
        Ok(Self { sender, tls: TlsConnector::from(Arc::new(config)), names: Names::new(LOOKUPS), private })
    }

    /// Reads an address that somebody gives.
    #[must_use]
    pub fn endpoint(&self, text: &str) -> Option<Endpoint> {
        Endpoint::read(text, self.private)
    }

    /// Tells a browser this; the status of the answer, or [`UNREACHED`].
    pub async fn send(&self, push: &Push, topic: &str, text: &str, sending: &Sending) -> u16 {
        let asked = tokio::time::timeout(PATIENCE, self.ask(push, topic, text, sending)).await;
        asked.ok().flatten().unwrap_or(UNREACHED)
    }

    async fn ask(&self, push: &Push, topic: &str, text: &str, sending: &Sending) -> Option<u16> {
        let endpoint = self.endpoint(&push.endpoint)?;
        let sealed = Keys::read(&push.key, &push.auth)?.seal(text.as_bytes(), &sending.chance)?;
        let proof = self.sender.proof(&endpoint.origin(), &sending.contact, sending.now);
        let request = Request::post(&endpoint.path)
            .header(HOST, endpoint.origin().trim_start_matches("https://"))
            .header("ttl", KEPT)
            .header("topic", topic)
            .header(AUTHORIZATION, proof)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .body(Body::from(Bytes::from(sealed)))
            .ok()?;
        let address = endpoint.resolve(&self.names, self.private).await?;
        let stream = tokio::net::TcpStream::connect(address).await.ok()?;
        let bare = endpoint.host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let stream = self.tls.connect(ServerName::try_from(bare).ok()?, stream).await.ok()?;
        let (mut client, connection) =
            hyper::client::conn::http1::Builder::new().handshake(TokioIo::new(stream)).await.ok()?;
        let connection = tokio::spawn(async move {
            // How it ends is of no interest once the status is known.
            let _ = connection.await;
        });
        let answer = client.send_request(request).await;
        connection.abort();
        Some(answer.ok()?.status().as_u16())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_open_network_are_asked() {
        for ip in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101", "::ffff:8.8.8.8"] {
            assert!(is_public(ip.parse().unwrap()), "{ip}");
        }
        for ip in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "64:ff9b:1::1",
            "100::1",
        ] {
            assert!(!is_public(ip.parse().unwrap()), "{ip}");
        }
    }

    /// However an address inside is written, it is found out when it is looked up.
    #[tokio::test]
    async fn names_of_addresses_inside_are_found_out() {
        let names = Names::new(LOOKUPS);
        for host in [
            "localhost",
            "LOCALHOST.",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0177.0.0.1",
            "0",
            "[::ffff:10.0.0.1]",
        ] {
            let endpoint = Endpoint::read(&format!("https://{host}/x"), true).unwrap();
            assert!(
                endpoint.resolve(&names, true).await.is_none_or(|found| !is_public(found.ip())),
                "{host}"
            );
            assert_eq!(endpoint.resolve(&names, false).await, None, "{host}");
        }
        let open = Endpoint::read("https://[2606:4700::1111]/x", false).unwrap();
        assert_eq!(open.resolve(&names, false).await, Some("[2606:4700::1111]:443".parse().unwrap()));
    }

    #[test]
    fn addresses_are_read_strictly() {
        let read = |text: &str| Endpoint::read(text, false);
        assert_eq!(read("https://push.example/a?b=c").unwrap().origin(), "https://push.example");
        for wrong in [
            "http://push.example/a",
            "https://push.example:8443/a",
            "https://a@push.example/",
            "push.example",
            "",
            "//push.example/a",
            "ftp://push.example/",
            "https:///a",
            "https://push.example/#a",
            "https://é.example/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1/a",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(read(&format!("https://push.example/{}", "a".repeat(LONGEST))), None);
        let own = Endpoint::read("https://127.0.0.1:8443/x", true).unwrap();
        assert_eq!((own.origin().as_str(), own.port), ("https://127.0.0.1:8443", 8443));
    }
}
