/** What the table's menu offers, by how things stand. */
import { t } from "../i18n/i18n.svelte";
import { unitOf } from "../model/games";
import type { Live } from "../model/live.svelte";
import type { Choices } from "../settings/settings.svelte";
import type { Entry } from "./seat/entries";
import { entryOf } from "./seat/entry";

export interface MenuDeeds {
  readonly wish: (wished: Promise<unknown>, done?: string) => Promise<boolean>;
  readonly open: (dialog: "invite" | "learn" | "keys" | "settings" | "buy" | "stand" | "host" | "move") => void;
  readonly lobby: () => void;
  readonly books: () => void;
  /** I host this table, or help to. */
  readonly isHost: boolean;
}

/** The groups of the menu; `small` adds what stands in the bar on larger screens. */
export function menuOf(live: Live, settings: Choices, bots: readonly string[], small: boolean, deeds: MenuDeeds): Entry[][] {
  return [mine(live, deeds), around(live, bots, deeds), page(settings, small, deeds)];
}

function mine(live: Live, { wish, open }: MenuDeeds): Entry[] {
  const sitting = live.table?.sittings.get(live.seat);
  if (!sitting) return [];
  const most = buyInOf(live)?.most ?? 0;
  const tournament = (live.table?.spec?.tournament.circles ?? 0) > 0;
  const chooses = live.table !== null && sitting.away && sitting.stack > 0 && entryOf(live.table, live.seat) !== null;
  return [
    ...(sitting.away
      ? [{ id: "back", icon: "check", label: t("sit-in"), strong: true, run: () => void wish(live.sitIn()) } as const]
      : ([
          { id: "out", icon: "pause", label: t("sit-out-next"), run: () => void wish(live.sitOut()) },
          ...(live.openFace ? [] : [{ id: "out-blind", icon: "pause", label: t("sit-out-blind"), note: t(sitting.plan.sit_out ? "switch-on" : "switch-off"), pressed: sitting.plan.sit_out, run: () => void wish(live.intend({ sit_out: !sitting.plan.sit_out })) } as const]),
        ] satisfies Entry[])),
    ...(tournament ? [] : [{ id: "level", icon: "chips", label: t("auto-top-up"), note: t(sitting.plan.level > 0 ? "switch-on" : "switch-off"), pressed: sitting.plan.level > 0, run: () => void wish(live.intend({ level: sitting.plan.level > 0 ? 0 : most })) } as const]),
    ...(live.me >= 0 && live.table?.playing
      ? [{ id: "leave-after", icon: "leave", label: t("leave-after"), note: t(sitting.plan.leave ? "switch-on" : "switch-off"), pressed: sitting.plan.leave, run: () => void wish(live.intend({ leave: !sitting.plan.leave })) } as const]
      : []),
    ...(chooses ? [{ id: "back-wait", icon: "check", label: t("sit-in-wait"), run: () => void wish(live.sitIn(false)) } as const] : []),
    ...(sitting.stack < most && !(tournament && (live.table?.inPlay || sitting.stack > 0)) ? [{ id: "buy", icon: "chips", label: t("buy-chips"), run: () => open("buy") } as const] : []),
    ...(live.table?.spec?.house.straddle !== "off" && !live.openFace
      ? [{ id: "straddle", icon: "chips", label: t("straddle-switch"), note: t(sitting.straddles ? "switch-on" : "switch-off"), pressed: sitting.straddles, run: () => void wish(live.straddle(!sitting.straddles)) } as const]
      : []),
    ...(sitting.plan.move > 0
      ? [{ id: "move", icon: "seat", label: t("seat-move.planned", { seat: sitting.plan.move }), note: t("switch-on"), pressed: true, run: () => void wish(live.intend({ move: 0 })) } as const]
      : live.table && live.table.sittings.size < live.table.seats && !sitting.leaving ? [{ id: "move", icon: "seat", label: t("seat-move"), run: () => open("move") } as const] : []),
    { id: "stand", icon: "leave", label: t(sitting.leaving ? "stand-leaving" : "stand"), run: () => open("stand") },
  ];
}

function around(live: Live, bots: readonly string[], { wish, open, books, isHost }: MenuDeeds): Entry[] {
  const free = live.table ? live.table.seats - live.table.sittings.size : 0;
  const asked = live.seat > 0 && free > 0 ? bots : [];
  return [
    ...(isHost ? [{ id: "host", icon: "desk", label: t("host-panel"), run: () => open("host") } as const] : []),
    { id: "books", icon: "chips", label: t("desk-books"), run: books },
    { id: "invite", icon: "link", label: t("menu-invite"), run: () => open("invite") },
    ...asked.map((kind): Entry => ({
      id: `bot-${kind}`, icon: "bot", label: t("bot-ask", { kind: t(`bot-kind-${kind}`) }), run: () => void wish(live.addBot(kind), t("bot-asked")),
    })),
  ];
}

function page(settings: Choices, small: boolean, { open, lobby }: MenuDeeds): Entry[] {
  const next = settings.unit === "bb" ? "chips" : "bb";
  const silent = settings.volume <= 0;
  return [
    ...(small
      ? ([
          { id: "unit", icon: "chips", label: t("unit-switch", { unit: t(`unit-${settings.unit}`) }), run: () => (settings.unit = next) },
          { id: "sound", icon: silent ? "muted" : "sound", label: t(silent ? "sound-off" : "sound-on"), run: () => toggleSound(settings) },
        ] satisfies Entry[])
      : []),
    { id: "settings", icon: "sliders", label: t("menu-settings"), run: () => open("settings") },
    { id: "learn", icon: "learn", label: t("learn.open"), run: () => open("learn") },
    { id: "keys", icon: "keys", label: t("menu-keys"), run: () => open("keys") },
    { id: "lobby", icon: "back", label: t("menu-lobby"), run: lobby },
  ];
}

let loud = 0.6;

/** Silence, or the volume that was before. */
export function toggleSound(settings: Choices): void {
  if (settings.volume > 0) {
    loud = settings.volume;
    settings.volume = 0;
  } else settings.volume = loud;
}

/** The points of a seat where a table of open-face Chinese names no rules of its own (Rulebook K2). */
const LEAST_POINTS = 50;

/** The least and the most chips to sit down with, as the table was opened. */
export function buyInOf(live: Live): { least: number; most: number } | null {
  const spec = live.table?.spec;
  if (!spec) return null;
  if (live.openFace) {
    const point = spec.open_face?.ofc_point_value ?? 1;
    if (spec.tournament.circles > 0) return { least: spec.tournament.points * point, most: spec.tournament.points * point };
    return { least: (spec.open_face?.ofc_min_points ?? LEAST_POINTS) * point, most: spec.cash.buy_in_max_points * point };
  }
  const unit = unitOf(spec);
  return { least: spec.house.buy_in_min_bb * unit, most: spec.house.buy_in_max_bb * unit };
}
