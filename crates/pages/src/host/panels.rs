//! The parts of the page for hosts.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use super::{Bar, DryRun, HostPage, HostTable, KnownHost, Numbers, Quotas, Shown, TableState, size};
use crate::icons::icon;
use crate::routes;
use crate::time::stamp;
use crate::words::Words;

/// A panel with its heading.
fn panel(id: &str, heading: &str, content: &Markup) -> Markup {
    html! { section.panel id=(id) aria-labelledby={ "h-" (id) } { h2 id={ "h-" (id) } { (heading) } (content) } }
}

fn counted(w: &Speaker<'_>, key: &'static str, count: u64) -> String {
    w.say(&Phrase::new(key).with("count", count as i64))
}

/// The way to more of a list.
fn more(w: &Speaker<'_>, address: &str, heading: &'static str) -> Markup {
    html! {
        p { a.btn href=(routes::path(address)) { (w.t("web-host-more")) span.sr { ": " (w.t(heading)) } } }
    }
}

/// A name, isolated from the writing direction of what stands around it.
fn named(w: &Speaker<'_>, name: &str) -> Markup {
    html! { @if name.is_empty() { i { (w.t("web-host-nameless")) } } @else { bdi { (name) } } }
}

pub(super) fn reports(w: &Speaker<'_>, reports: &[Shown]) -> Markup {
    if reports.is_empty() {
        return html! {};
    }
    panel(
        "reports",
        &w.t("web-host-reports"),
        &html! {
            p.soft { (w.t("web-host-reports-about")) }
            @for report in reports {
                article.report {
                    ul.said {
                        @for (name, text, meant, _) in &report.lines {
                            li.meant[*meant] {
                                @if *meant { span.sr { (w.t("web-host-reported")) " " } }
                                b { bdi { (name) } } ": " bdi { (text) }
                            }
                        }
                    }
                    p.soft { (stamp(report.at)) }
                    (ban_form(w, report.about, report.near, &format!("report-{}", report.id)))
                    div.line {
                        form method="post" action=(routes::path("/host/table")) {
                            input type="hidden" name="table" value=(report.table);
                            button.btn name="deed" value="close" { (w.t("web-host-close")) }
                        }
                        form method="post" action=(routes::path("/host/settle")) {
                            button.btn name="report" value=(report.id) { (w.t("web-host-settle")) }
                        }
                    }
                }
            }
        },
    )
}

pub(super) fn tables(w: &Speaker<'_>, model: &HostPage) -> Markup {
    let label = w.t("web-host-find-table");
    panel(
        "tables",
        &w.t("web-host-tables"),
        &html! {
            form.line method="get" action=(routes::path("/host")) {
                input name="table" value=(model.find) placeholder=(label) aria-label=(label) autocomplete="off";
                button.btn { (w.t("web-host-find")) }
            }
            p.line {
                a.btn.on[!model.all] href=(routes::path("/host#tables")) aria-current=[(!model.all).then_some("true")] { (w.t("web-host-listed")) }
                a.btn.on[model.all] href=(routes::path("/host?all=1#tables")) aria-current=[model.all.then_some("true")] { (w.t("web-host-all")) }
            }
            @if model.tables.is_empty() {
                p.soft { (w.t("web-host-no-tables")) }
            } @else {
                div.scroll tabindex="0" role="group" aria-labelledby="h-tables" {
                    table {
                        thead { tr {
                            th scope="col" { (w.t("web-host-table")) } th scope="col" { (w.t("web-host-who")) }
                            th scope="col" { (w.t("web-host-state")) } th scope="col" { (w.t("web-host-last")) }
                            th scope="col" { (w.t("web-host-size")) } th scope="col" { (w.t("web-host-deeds")) }
                        } }
                        tbody { @for table in &model.tables { (table_row(w, table)) } }
                    }
                }
                @if let Some(most) = model.more_tables {
                    (more(w, &format!("/host?all={}&tables={most}#tables", u8::from(model.all)), "web-host-tables"))
                }
            }
            p.soft { (w.t("web-host-private-about")) }
        },
    )
}

fn table_row(w: &Speaker<'_>, table: &HostTable) -> Markup {
    let state = match table.state {
        TableState::Lobby => "web-host-state-lobby",
        TableState::Playing => "web-host-state-playing",
        TableState::Over => "web-host-state-over",
        TableState::Closed => "web-host-state-closed",
    };
    html! {
        tr {
            th scope="row" {
                @match &table.code {
                    Some(code) => a href=(routes::table(code, "")) { (crate::names::table_name(w, code)) },
                    None => i { (w.t("web-host-private")) },
                }
                " " small { (w.game(&table.game)) }
            }
            td { @for (place, name) in table.names.iter().enumerate() { @if place > 0 { ", " } bdi { (name) } } }
            td { (w.t(state)) }
            td { (stamp(table.touched)) }
            td { (size(w, table.bytes)) }
            td {
                details.deeds {
                    summary.btn { (w.t("web-host-deeds")) }
                    form method="post" action=(routes::path("/host/table")) {
                        input type="hidden" name="table" value=(table.handle);
                        @if table.state == TableState::Closed {
                            button.btn name="deed" value="reopen" { (w.t("web-host-reopen")) }
                        } @else {
                            button.btn name="deed" value="close" { (w.t("web-host-close")) }
                        }
                        @if table.listed { button.btn name="deed" value="unlist" { (w.t("web-host-unlist")) } }
                        @if table.rated { button.btn name="deed" value="void" { (w.t("web-host-void")) } }
                        // Nobody brings a table back: this takes two steps, with or without script.
                        details.sure {
                            summary.btn { (w.t("web-host-delete")) "…" }
                            p.soft { (w.t("web-host-delete-about")) }
                            button.btn name="deed" value="delete" { (w.t("web-host-delete")) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn guests(w: &Speaker<'_>, model: &HostPage) -> Markup {
    let label = w.t("web-host-find-person");
    panel(
        "people",
        &w.t("web-host-people"),
        &html! {
            form.line method="get" action=(routes::path("/host")) {
                input name="who" value=(model.who) placeholder=(label) aria-label=(label) autocomplete="off";
                button.btn { (w.t("web-host-find")) }
            }
            ul.rows {
                @for guest in &model.guests {
                    li {
                        div {
                            b { (named(w, &guest.name)) }
                            @if guest.banned { " " span.tag { (w.t("web-host-banned")) } }
                            @if guest.muted { " " span.tag { (w.t("web-host-muted")) } }
                            " " small { (stamp(guest.seen)) " · " (counted(w, "web-host-guest-tables", guest.tables)) }
                        }
                        details {
                            summary.btn { (w.t("web-host-ban-menu")) span.sr { " " (named(w, &guest.name)) } }
                            (ban_form(w, guest.id, guest.near, &format!("guest-{}", guest.id)))
                        }
                    }
                }
            }
            @if model.guests.is_empty() { p.soft { (w.t("web-host-no-people")) } }
            @if let Some(most) = model.more_guests {
                (more(w, &format!("/host?who={}&people={most}#people", routes::encoded(&model.who)), "web-host-people"))
            }
            p.soft { (w.t("web-host-ban-about")) }
        },
    )
}

/// How long: the values that a host may choose, in days; 0 for good.
fn days(w: &Speaker<'_>, id: &str, choices: &[u64]) -> Markup {
    html! {
        label for={ "days-" (id) } { (w.t("web-host-how-long")) }
        select id={ "days-" (id) } name="days" {
            @for days in choices {
                option value=(days) { @if *days == 0 { (w.t("web-host-for-good")) } @else { (counted(w, "web-host-days", *days)) } }
            }
        }
    }
}

fn ban_form(w: &Speaker<'_>, person: i64, near: bool, id: &str) -> Markup {
    html! {
        form.ban method="post" action=(routes::path("/host/ban")) {
            input type="hidden" name="person" value=(person);
            (days(w, id, &[1, 7, 30, 0]))
            label for={ "why-" (id) } { (w.t("web-host-reason")) }
            input id={ "why-" (id) } name="reason" maxlength="200" autocomplete="off";
            @if near {
                label.check { input type="checkbox" name="newcomers" value="1"; " " (w.t("web-host-ban-newcomers")) }
            }
            div.line {
                button.btn name="kind" value="mute" { (w.t("web-host-mute")) }
                button.btn name="kind" value="ban" { (w.t("web-host-ban")) }
            }
        }
    }
}

pub(super) fn bars(w: &Speaker<'_>, bars: &[Bar]) -> Markup {
    panel(
        "bans",
        &w.t("web-host-bans"),
        &html! {
            ul.rows {
                @for bar in bars {
                    li {
                        div {
                            b { @if bar.address { (w.t("web-host-address")) } @else { (named(w, &bar.name)) } }
                            " " span.tag { (w.t(if bar.mute { "web-host-muted" } else { "web-host-banned" })) }
                            " " small {
                                @match bar.until {
                                    Some(until) => { (w.t("web-host-until")) " " (stamp(until)) }
                                    None => { (w.t("web-host-for-good")) }
                                }
                                @if !bar.reason.is_empty() { " · " bdi { (bar.reason) } }
                                @if !bar.by.is_empty() { " · " bdi { (bar.by) } }
                            }
                        }
                        form method="post" action=(routes::path("/host/lift")) {
                            button.btn name="ban" value=(bar.id) { (w.t("web-host-lift")) span.sr { " " (named(w, &bar.name)) } }
                        }
                    }
                }
            }
            @if bars.is_empty() { p.soft { (w.t("web-host-no-bans")) } }
            details {
                summary.btn { (w.t("web-host-ban-address")) }
                form.ban method="post" action=(routes::path("/host/ban")) {
                    label for="address" { (w.t("web-host-address")) }
                    input #address name="address" required autocomplete="off";
                    (days(w, "address", &[1, 7, 30, 90]))
                    label for="why-address" { (w.t("web-host-reason")) }
                    input #why-address name="reason" maxlength="200" autocomplete="off";
                    button.btn { (w.t("web-host-ban")) }
                    p.soft { (w.t("web-host-address-about")) }
                }
            }
        },
    )
}

/// Columns for the days, and the same as a table.
pub(super) fn growth(w: &Speaker<'_>, days: &[(u64, u64, u64, u64)]) -> Markup {
    let most = days.iter().map(|day| day.1.max(day.2)).max().unwrap_or(0).max(1);
    let height = |count: u64| count * 60 / most;
    let sum = |part: fn(&(u64, u64, u64, u64)) -> u64| days.iter().map(part).sum::<u64>();
    panel(
        "growth",
        &w.t("web-host-growth"),
        &html! {
            p {
                (w.say(&Phrase::new("web-host-growth-sum").with("tables", sum(|day| day.1) as i64)
                    .with("people", sum(|day| day.2) as i64).with("size", size(w, sum(|day| day.3)))))
            }
            svg.chart viewBox={ "0 0 " (days.len() * 10) " 60" } aria-hidden="true" preserveAspectRatio="none" {
                @for (place, day) in days.iter().enumerate() {
                    rect.a x=(place * 10 + 1) y=(60 - height(day.1)) width="4" height=(height(day.1)) {}
                    rect.b x=(place * 10 + 5) y=(60 - height(day.2)) width="4" height=(height(day.2)) {}
                }
            }
            details {
                summary.btn { (w.t("web-host-as-table")) }
                div.scroll tabindex="0" role="group" aria-labelledby="h-growth" {
                    table {
                        thead { tr {
                            th scope="col" { (w.t("web-host-day")) } th scope="col" { (w.t("web-host-tables")) }
                            th scope="col" { (w.t("web-host-people")) } th scope="col" { (w.t("web-host-size")) }
                        } }
                        tbody {
                            @for (day, tables, people, bytes) in days.iter().rev() {
                                tr { th scope="row" { (stamp(*day)) } td { (tables) } td { (people) } td { (size(w, *bytes)) } }
                            }
                        }
                    }
                }
            }
        },
    )
}

const fn kept_keys(field: &str) -> (&'static str, &'static str) {
    match field.as_bytes() {
        b"idle" => ("web-host-keep-idle", "web-host-go-idle"),
        b"finished" => ("web-host-keep-finished", "web-host-go-finished"),
        b"people" => ("web-host-keep-people", "web-host-go-people"),
        _ => ("web-host-keep-chat", "web-host-go-chat"),
    }
}

pub(super) fn kept(w: &Speaker<'_>, model: &HostPage) -> Markup {
    panel(
        "kept",
        &w.t("web-host-kept"),
        &html! {
            p.soft { (w.t("web-host-kept-about")) }
            form method="post" action=(routes::path("/host/retention")) {
                @for ((field, days), (_, goes)) in model.kept.fields().into_iter().zip(model.goes.fields()) {
                    @let (name, go) = kept_keys(field);
                    div.kept {
                        label for={ "keep-" (field) } {
                            b { (w.t(name)) }
                            " " small { @if days == 0 { (w.t("web-host-for-good")) } @else { (counted(w, go, goes)) } }
                        }
                        input id={ "keep-" (field) } name=(field) type="number" min="0" max="36500" inputmode="numeric"
                            value=[(days > 0).then_some(days)] placeholder=(w.t("web-host-for-good"));
                    }
                }
                button.btn { (w.t("web-host-dry")) }
            }
        },
    )
}

pub(super) fn dry_run(w: &Speaker<'_>, dry: &DryRun) -> Markup {
    panel(
        "dry",
        &w.t("web-host-dry-title"),
        &html! {
            ul {
                @for ((field, days), (_, goes)) in dry.kept.fields().into_iter().zip(dry.goes.fields()) {
                    @let (name, go) = kept_keys(field);
                    li {
                        b { (w.t(name)) } ": "
                        @if days == 0 { (w.t("web-host-for-good")) }
                        @else { (counted(w, "web-host-days", days)) " · " (counted(w, go, goes)) }
                    }
                }
            }
            form.line method="post" action=(routes::path("/host/retention")) {
                @for (field, days) in dry.kept.fields() { input type="hidden" name=(field) value=(days); }
                button.btn.pri name="sure" value="1" { (w.t("web-host-sure")) }
                a.btn href=(routes::path("/host")) { (w.t("web-cancel")) }
            }
        },
    )
}

pub(super) fn backup(w: &Speaker<'_>, numbers: &Numbers) -> Markup {
    panel(
        "backup",
        &w.t("web-host-backup"),
        &html! {
            form method="post" action=(routes::path("/host/backup")) {
                button.btn.pri { (icon("download")) (w.t("web-host-download")) }
                " " span.soft { (size(w, numbers.disk)) }
            }
            p.soft { (w.t("web-host-backup-secret")) }
        },
    )
}

pub(super) fn quotas(w: &Speaker<'_>, quotas: &Quotas) -> Markup {
    let lines = [
        ("web-host-quota-tables", quotas.tables),
        ("web-host-quota-megabytes", quotas.megabytes),
        ("web-host-quota-connections", quotas.connections),
        ("web-host-quota-address", quotas.connections_per_address),
        ("web-host-quota-thinkers", quotas.thinkers),
    ];
    panel(
        "quotas",
        &w.t("web-host-quotas"),
        &html! {
            dl.facts { @for (name, number) in lines { dt { (w.t(name)) } dd { (number) } } }
            p.soft { (w.t("web-host-quotas-about")) }
        },
    )
}

pub(super) fn hosts(w: &Speaker<'_>, hosts: &[KnownHost]) -> Markup {
    panel(
        "hosts",
        &w.t("web-host-hosts"),
        &html! {
            ul.rows {
                @for host in hosts {
                    li {
                        div {
                            b { (named(w, &host.name)) }
                            " " small {
                                (host.label) @if host.here { " · " (w.t("web-device-here")) }
                                " · " (w.t("web-host-since")) " " (stamp(host.since))
                            }
                        }
                        form method="post" action=(routes::path("/host/remove")) {
                            button.btn name="host" value=(host.id) { (w.t("web-host-remove")) span.sr { " " (named(w, &host.name)) } }
                        }
                    }
                }
            }
            p.soft { (w.t("web-host-hosts-about")) }
        },
    )
}

pub(super) fn notes(w: &Speaker<'_>, notes: &[(u64, String, String, String)]) -> Markup {
    panel(
        "log",
        &w.t("web-host-log"),
        &html! {
            ul.log {
                @for (at, by, deed, about) in notes {
                    li {
                        small { (stamp(*at)) } " "
                        @if by.is_empty() { (w.t("web-host-command")) } @else { bdi { (by) } }
                        ": " (deed_text(w, deed, about))
                    }
                }
            }
            @if notes.is_empty() { p.soft { (w.t("web-host-no-log")) } }
        },
    )
}

/// What a host did, as a sentence; a deed of a newer program by its own word.
fn deed_text(w: &Speaker<'_>, deed: &str, about: &str) -> Markup {
    let key = format!("web-host-deed-{deed}");
    html! {
        (w.first_of(&[key], deed))
        @if !about.is_empty() { " (" bdi { (about) } ")" }
    }
}
