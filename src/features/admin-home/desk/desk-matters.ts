import { adminPaths } from "../../../app/admin-paths.ts";
import { paths } from "../../../app/paths.ts";
import type {
  AdminDesk,
  CaptainDisagrees,
  DeskMatter,
  UnsentDevice,
} from "../../../domain/access/admin-desk.ts";
import { listAddresses } from "../../../parts/admin/list-addresses.ts";
import { dayText, momentDayText } from "../../../parts/page/day-text.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { deskMessages as words } from "./desk-messages.ts";

type MatterKey = keyof typeof words.matters;

/** Matters of games and teams of all seasons, which no page lists. */
const WITHOUT_PAGE: readonly MatterKey[] = ["results", "injured", "captains"];

interface ShownRow {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** The page where this row is settled. */
  readonly to: string;
}

export interface ShownMatter {
  readonly key: MatterKey;
  readonly count: number;
  readonly rows: readonly ShownRow[];
  /** The page that lists all of them. */
  readonly to: string;
  /** Shown when nothing waits. */
  readonly note: string | null;
}

/** Describes each matter of the desk, with links to the pages that settle it. */
export function deskMatters(desk: AdminDesk, nowMs: number): readonly ShownMatter[] {
  const { feedback, invitations, results, injured, captains, devices, syncs } = desk;
  const { health } = syncs;
  return [
    shown("results", results, paths.admin(), (row) => ({
      key: row.seasonId,
      name: row.seasonName,
      detail: words.games(row.games, dayText(row.oldest, "short")),
      to: listAddresses.missingResults(row.seasonId),
    })),
    shown("captains", captains, paths.games(), (row) => ({
      key: row.eventId,
      name: words.game(row.visitor, row.home),
      detail: captainText(row),
      to: paths.review(row.gameId),
    })),
    shown("devices", devices, adminPaths.devices(), (row) => ({
      key: `${row.deviceId} ${row.userId}`,
      name: row.fullName,
      detail: deviceText(row, nowMs),
      to: adminPaths.devices(),
    })),
    shown("feedback", feedback, paths.feedback(), (row) => ({
      key: row.id,
      name: row.title,
      detail: `${words.priorities[row.priority]} · ${momentDayText(row.createdAt)}`,
      to: listAddresses.report(row.id),
    })),
    shown("invitations", invitations, listAddresses.invited(), (row) => ({
      key: row.userId,
      name: row.email,
      detail: (row.isExpired ? words.expired : words.invited)(momentDayText(row.invitedAt)),
      to: listAddresses.invited(row.email),
    })),
    shown("injured", injured, paths.teams(), (row) => ({
      key: row.teamId,
      name: row.name,
      detail: words.slots(row.used, row.slots, row.seasonName),
      to: adminPaths.team(row.seasonId, row.teamId),
    })),
    {
      ...shown("syncs", syncs, adminPaths.sync(), (row) => ({
        key: row.seasonId,
        name: row.seasonName,
        detail: words.sync(words.syncStates[row.state], momentText(row.startedAt, nowMs)),
        to: adminPaths.season(row.seasonId),
      })),
      note: health.runs === 0 ? null : words.health(health.succeeded, health.runs),
    },
  ];
}

/** Without a page of its own, a matter's heading leads to its first row's. */
function shown<Row>(
  key: MatterKey,
  { count, rows }: DeskMatter<Row>,
  usual: string,
  show: (row: Row) => ShownRow,
): ShownMatter {
  const own = rows.map(show);
  const first = WITHOUT_PAGE.includes(key) ? own[0] : undefined;
  return { key, count, rows: own, to: first?.to ?? usual, note: null };
}

function captainText({ side, visitor, home, name, note, saidAt }: CaptainDisagrees) {
  const team = side === "visitor" ? visitor : home;
  const who = name === null ? words.captain(team) : words.namedCaptain(name, team);
  return [who, note === null ? null : words.quoted(note), momentDayText(saidAt)]
    .filter(Boolean)
    .join(" · ");
}

function deviceText({ kind, pending, holes, refused, lastSeenAt }: UnsentDevice, nowMs: number) {
  return [
    words.device(kind),
    pending > 0 ? words.pending(pending) : null,
    holes > 0 ? words.holes(holes) : null,
    refused > 0 ? words.refused(refused) : null,
    words.seen(momentText(lastSeenAt, nowMs)),
  ]
    .filter(Boolean)
    .join(" · ");
}
