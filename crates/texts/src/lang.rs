//! The languages, and how people and programs ask for them.

use std::fmt;
use std::str::FromStr;

/// A language that Loup speaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English: what is spoken when nobody asks for anything else.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

/// The text asks for no language that Loup speaks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLang;

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::De];

    /// Its code, as in the `lang` attribute of a page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::De => "de",
        }
    }

    /// Its name in the language itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
            Self::De => "Deutsch",
        }
    }

    /// The language of a POSIX locale (`LC_ALL`, `LC_MESSAGES`, `LANG`): English for `C`, `POSIX` and all
    /// that Loup does not speak.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        locale.parse().unwrap_or_default()
    }

    /// The language that a browser's `Accept-Language` header likes best among ours; English when it likes
    /// none. What cannot be read is passed over.
    #[must_use]
    pub fn from_accept_language(header: &str) -> Self {
        let mut best = Self::default();
        let mut best_quality = 0;
        for (lang, quality) in header.split(',').filter_map(wish) {
            // Equally liked languages keep the header's order.
            if quality > best_quality {
                (best, best_quality) = (lang, quality);
            }
        }
        best
    }
}

/// One item of an `Accept-Language` header: `fr-CH;q=0.9`. Qualities are in thousandths, their finest step.
fn wish(item: &str) -> Option<(Lang, u16)> {
    let mut parts = item.split(';').map(str::trim);
    let lang = match parts.next()? {
        "*" => Lang::default(),
        tag => tag.parse().ok()?,
    };
    let mut quality = 1000;
    for parameter in parts {
        if let Some((name, value)) = parameter.split_once('=')
            && name.trim().eq_ignore_ascii_case("q")
        {
            let value: f32 = value.trim().parse().ok().filter(|value| (0.0..=1.0).contains(value))?;
            quality = (value * 1000.0).round() as u16;
        }
    }
    Some((lang, quality))
}

impl FromStr for Lang {
    type Err = NoSuchLang;

    /// Reads `fr`, `fr-FR`, `FR_ca.UTF-8`, `fr@euro`: only the language counts, not the country.
    fn from_str(text: &str) -> Result<Self, NoSuchLang> {
        let end = text.find(['-', '_', '.', '@', ':']).unwrap_or(text.len());
        let code = text[..end].trim();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).ok_or(NoSuchLang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language() {
        for (locale, lang) in [
            ("fr", Lang::Fr),
            ("fr-FR", Lang::Fr),
            ("fr_FR.UTF-8", Lang::Fr),
            ("FR_ca", Lang::Fr),
            ("de_AT@euro", Lang::De),
            ("de:fr:en", Lang::De),
            ("en_GB.UTF-8", Lang::En),
            ("C", Lang::En),
            ("C.UTF-8", Lang::En),
            ("POSIX", Lang::En),
            ("", Lang::En),
            ("it_IT", Lang::En),
            ("frr", Lang::En),
            ("é_É", Lang::En),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
        assert_eq!("de-CH".parse(), Ok(Lang::De));
        assert_eq!("deutsch".parse::<Lang>(), Err(NoSuchLang));
    }

    #[test]
    fn browsers_get_the_language_they_like_best() {
        for (header, lang) in [
            ("de", Lang::De),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Lang::Fr),
            ("en;q=0.3, de;q=0.7", Lang::De),
            ("it, de ; q=0.5, fr;q=0.5", Lang::De),
            ("fr;q=0, de;q=0.001", Lang::De),
            ("fr;q=0", Lang::En),
            ("*, de;q=0.5", Lang::En),
            ("it, es;q=0.9", Lang::En),
            ("fr;q=high, de;q=0.2", Lang::De),
            ("fr;q=9, de;q=NaN", Lang::En),
            (";;,,=;q", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::from_accept_language(header), lang, "{header}");
        }
    }

    #[test]
    fn codes_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
            assert!(!lang.own_name().is_empty());
        }
    }
}
