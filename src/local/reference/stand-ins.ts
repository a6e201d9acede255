import type { ReferenceRecord } from "../db/records.ts";
import type { ReferenceTables } from "./reference-tables.ts";

type WithStandIns = Pick<ReferenceTables, "seasons" | "teams" | "players">;

/** What a game can be opened with while the copy of the server's row is damaged (S20). */
const STAND_INS: { readonly [Table in keyof WithStandIns]: Omit<WithStandIns[Table], "id"> } = {
  seasons: {
    name: "Unknown Season",
    year: 0,
    seasonType: "",
    status: null,
    startDate: null,
    endDate: null,
    isActive: false,
    isArchived: false,
    scoringProfile: "guide",
    gamesToRecount: 0,
    createdAt: "",
  },
  teams: {
    leagueId: "",
    name: "Unknown Team",
    divisionName: null,
    isActive: true,
    captainName: null,
    maxPlayers: 0,
    maxIrSlots: 0,
    forfeitedSeason: false,
  },
  players: {
    teamId: "",
    name: "Unknown Player",
    jerseyNumber: null,
    isActive: true,
    isIr: false,
    irDate: null,
    isWalkOn: false,
    isSuspended: false,
    mergedInto: null,
  },
};

type Fields = Readonly<Record<string, unknown>>;

/** Texts without which screens cannot show a row. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  games: ["seasonId", "gameDate", "visitorTeamId", "homeTeamId"],
  // Nobody can tell for whom else somebody plays.
  players: ["teamId"],
};

/**
 * A damaged row of the server as far as it can be read, with a name that says so; null where screens
 * can do nothing with it. Its table's next reading writes it anew (S20).
 */
export function readableRow({ table, key, row }: ReferenceRecord): unknown {
  if (typeof row !== "object" || row === null) return standInOf(table, key, {});
  const fields: Fields = { ...row };
  const needed = NEEDED[table] ?? [];
  if (!needed.every((name) => typeof fields[name] === "string")) return null;
  const like = shapeOf(table);
  if (like === null) return fields.id === key ? row : null;
  const isSound =
    fields.id === key && Object.keys(like).every((name) => isLike(fields[name], like[name]));
  return isSound ? row : standInOf(table, key, fields);
}

function standInOf(table: string, key: string, fields: Fields): unknown {
  const like = shapeOf(table);
  if (like === null || (NEEDED[table] ?? []).some((name) => !(name in fields))) return null;
  const read = Object.entries(fields).filter(([name, value]) => isLike(value, like[name]));
  return { ...like, ...Object.fromEntries(read), id: key };
}

function shapeOf(table: string): Fields | null {
  return Object.hasOwn(STAND_INS, table) ? STAND_INS[table as keyof WithStandIns] : null;
}

/** A field that is null in the stand-in may be a text too; one that it lacks is taken as it is. */
function isLike(value: unknown, like: unknown): boolean {
  if (like === undefined) return true;
  if (like === null) return value === null || typeof value === "string";
  return typeof value === typeof like;
}
