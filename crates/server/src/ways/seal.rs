//! Messages that only one browser can read (RFC 8291), and the proof of who sends them (RFC 8292).

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use hkdf::Hkdf;
use house::secret::ServerSecret;
use p256::ecdsa::SigningKey;
use p256::ecdsa::signature::Signer as _;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey, ecdh};
use sha2::Sha256;

/// A record is as long as every push service takes.
const RECORD: u32 = 4096;
/// For how many seconds a proof holds: the most is a day.
const HOLDS: u64 = 12 * 3600;

/// The keys of somebody's browser.
pub struct Keys {
    key: PublicKey,
    auth: [u8; 16],
}

impl Keys {
    /// Reads the keys that a browser has given, in base64url.
    #[must_use]
    pub fn read(key: &str, auth: &str) -> Option<Self> {
        let bytes = Base64UrlUnpadded::decode_vec(key.trim_end_matches('=')).ok()?;
        let auth = Base64UrlUnpadded::decode_vec(auth.trim_end_matches('=')).ok()?;
        let key = PublicKey::from_sec1_bytes(&bytes).ok().filter(|_| bytes.len() == 65)?;
        Some(Self { key, auth: auth.try_into().ok()? })
    }

    /// The text as only this browser can read it. `chance` are 48 bytes that nobody can guess: the key of this message,
    /// and its salt.
    #[must_use]
    pub fn seal(&self, text: &[u8], chance: &[u8; 48]) -> Option<Vec<u8>> {
        let (own, salt) = chance.split_at(32);
        let own = SecretKey::from_slice(own).ok()?;
        let own_public = own.public_key().to_sec1_point(false);
        let shared = ecdh::diffie_hellman(own.to_nonzero_scalar(), self.key.as_affine());
        let mut info = b"WebPush: info\0".to_vec();
        info.extend_from_slice(self.key.to_sec1_point(false).as_bytes());
        info.extend_from_slice(own_public.as_bytes());
        let mut mixed = [0; 32];
        let shared = shared.raw_secret_bytes();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.as_ref()).expand(&info, &mut mixed).ok()?;
        let keys = Hkdf::<Sha256>::new(Some(salt), &mixed);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        // The mark of the last record.
        let plain = [text, &[2]].concat();
        let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), plain.as_slice()).ok()?;
        let head = [salt, &RECORD.to_be_bytes(), &[65], own_public.as_bytes()].concat();
        Some([head, sealed].concat())
    }
}

/// By what push services know this server: derived from its secret, so that nothing has to be kept.
pub struct Sender {
    key: SigningKey,
}

impl Sender {
    /// The sender that this server is.
    #[must_use]
    pub fn of(secret: &ServerSecret) -> Option<Self> {
        // Nearly every number is a key; one that is none is passed over.
        (0..8_u8).find_map(|turn| {
            let half = |which: &str| secret.derive(&["push", &turn.to_string(), which]);
            let bytes = unhex(&(half("first") + &half("second")))?;
            Some(Self { key: SigningKey::from_slice(&bytes).ok()? })
        })
    }

    /// The public key, as browsers want it.
    #[must_use]
    pub fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(self.key.verifying_key().to_sec1_point(false).as_bytes())
    }

    /// The header by which this server proves to a push service at this origin who it is.
    #[must_use]
    pub fn proof(&self, origin: &str, contact: &str, now: u64) -> String {
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let head = part(serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(serde_json::json!({ "aud": origin, "exp": now + HOLDS, "sub": contact }));
        let signed = format!("{head}.{claims}");
        let signature: p256::ecdsa::Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_standards_own_example_is_sealed_alike() {
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
        let keys = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let chance: [u8; 48] =
            [bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), bytes("DGv6ra1nlYgDCS1FRnbzlw")]
                .concat()
                .try_into()
                .unwrap();
        let sealed = keys.seal(b"When I grow up, I want to be a watermelon", &chance).unwrap();
        assert_eq!(
            Base64UrlUnpadded::encode_string(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
             AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        for (key, auth) in [("", ""), ("BCVx", "BTBZMqHH6r4Tts7J_aSIgg"), ("!", "!")] {
            assert!(Keys::read(key, auth).is_none());
        }
    }
}
