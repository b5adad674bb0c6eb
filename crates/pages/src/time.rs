//! Moments, written so that every browser can show them its own way.

use maud::{Markup, html};

/// A moment in seconds since 1970. Without the script it is shown as a date in universal time.
pub(crate) fn stamp(seconds: u64) -> Markup {
    let (hour, minute) = (seconds / 3600 % 24, seconds / 60 % 60);
    let date = date_text(seconds);
    html! { time datetime={ (date) "T" (format!("{hour:02}:{minute:02}")) "Z" } { (date) } }
}

/// A moment as machines write it, to the second.
pub(crate) fn moment(seconds: u64) -> String {
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date of a moment, in universal time.
pub(crate) fn date_text(seconds: u64) -> String {
    let (year, month, day) = date(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date of a day counted from 1970-01-01 (the Gregorian calendar repeats every 146097 days).
const fn date(days: u64) -> (u64, u64, u64) {
    // Count from 0000-03-01, so that the leap day is the last of a year.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + carry, month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00Z"),
            (951_782_399, "2000-02-28T23:59Z"),
            (951_782_400, "2000-02-29T00:00Z"),
            (951_868_800, "2000-03-01T00:00Z"),
            (1_785_067_380, "2026-07-26T12:03Z"),
            (4_107_542_399, "2100-02-28T23:59Z"),
            (4_107_542_400, "2100-03-01T00:00Z"),
        ] {
            let shown = stamp(seconds).into_string();
            assert!(shown.contains(text), "{shown} is not {text}");
        }
    }
}
