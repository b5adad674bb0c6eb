//! What one server does for all, for a while: leading, and thinking about the decisions of bots. The clock is the
//! database's. What is claimed and then forgotten in a power cut is claimed again, so nobody waits for a disk or a standby;
//! nor for a table that somebody else is changing at this very moment.

use std::time::Duration;

use super::QUICK;
use super::line::{Open, Trouble};

/// For how long one server thinks about a bot's decision before another may, unless it says that it still does: when two
/// die one after the other, the bot is heard within half a minute all the same.
const LEASE: &str = "interval '8 seconds'";

/// Whether this server leads, for the next few seconds.
pub async fn lead(open: &Open, name: &str) -> Result<bool, Trouble> {
    let sql = format!(
        "WITH quick AS ({QUICK}) INSERT INTO leads (what, who, until) \
         SELECT 'all', $1, now() + interval '6 seconds' FROM quick \
         ON CONFLICT (what) DO UPDATE SET who = excluded.who, until = excluded.until \
         WHERE leads.who = excluded.who OR leads.until < now()"
    );
    Ok(open.run(&sql, &[&name]).await? > 0)
}

/// Whether this server thinks about the bot at this table from now on.
pub async fn claim(open: &Open, name: &str, code: &str) -> Result<bool, Trouble> {
    let sql = format!(
        "WITH quick AS ({QUICK}, set_config('lock_timeout', '300ms', true)) UPDATE tables SET thinker = $1, thinks_until = now() + {LEASE} FROM quick \
         WHERE code = $2 AND bot AND state = 1 \
         AND (thinker = $1 OR thinks_until IS NULL OR thinks_until < now())"
    );
    match open.run(&sql, &[&name, &code]).await {
        Ok(rows) => Ok(rows > 0),
        // Somebody changes it, and may wait for a standby: whatever comes of it, this is not the last look.
        Err(Trouble::Again) => Ok(false),
        Err(trouble) => Err(trouble),
    }
}

/// The tables with a bot about which nobody thinks: this server does from now on, as far as it knows their rules.
pub async fn claim_some(
    open: &Open,
    name: &str,
    most: i64,
    waited: Duration,
    rules: &[String],
) -> Result<Vec<String>, Trouble> {
    let waited = i64::try_from(waited.as_secs()).unwrap_or(i64::MAX);
    let sql = format!(
        "WITH quick AS ({QUICK}), free AS (SELECT code FROM tables WHERE bot AND state = 1 \
         AND cardinality(seated) > 0 AND (thinks_until IS NULL OR thinks_until < now()) \
         AND touched <= extract(epoch FROM now())::bigint - $3 \
         AND (rules IS NULL OR game || ' ' || rules = ANY ($4)) \
         ORDER BY code LIMIT $2 FOR UPDATE SKIP LOCKED) \
         UPDATE tables t SET thinker = $1, thinks_until = now() + {LEASE} FROM free, quick \
         WHERE t.code = free.code RETURNING t.code"
    );
    let rows = open.query(&sql, &[&name, &most, &waited, &rules]).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Thinks on about these tables, as far as it did.
pub async fn renew(open: &Open, name: &str, codes: &[String]) -> Result<(), Trouble> {
    // In the order of their codes, as changes lock them.
    let sql = format!(
        "WITH quick AS ({QUICK}), own AS (SELECT code FROM tables WHERE code = ANY ($2) AND thinker = $1 \
         AND bot AND state = 1 ORDER BY code FOR UPDATE SKIP LOCKED) \
         UPDATE tables t SET thinks_until = now() + {LEASE} FROM own, quick WHERE t.code = own.code"
    );
    open.run(&sql, &[&name, &codes]).await.map(drop)
}

/// Thinks about nothing any more.
pub async fn give_back(open: &Open, name: &str) -> Result<(), Trouble> {
    let sql = format!(
        "WITH quick AS ({QUICK}), own AS (SELECT code FROM tables WHERE thinker = $1 AND bot AND state = 1 \
         ORDER BY code FOR UPDATE SKIP LOCKED) \
         UPDATE tables t SET thinker = NULL, thinks_until = NULL FROM own, quick WHERE t.code = own.code"
    );
    open.run(&sql, &[&name]).await.map(drop)
}
