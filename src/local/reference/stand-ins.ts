import { PLACE_IN_LOG } from "../../domain/game/overlay-game.ts";
import { TEAM_UNKNOWN } from "../../domain/game/player.ts";
import type { ReferenceRecord } from "../db/records.ts";
import type { ReferenceTables } from "./reference-tables.ts";

/** How a field is known to be sound, and what stands there when it is not. */
interface Field<Value> {
  readonly isSound: (value: unknown) => boolean;
  readonly instead: Value;
}

type Shape<Row> = {
  readonly [Name in keyof Omit<Row, "id" | "unreadable">]-?: Field<Row[Name] | undefined>;
};

type Listed = Pick<ReferenceTables, "seasons" | "leagues" | "teams" | "players" | "games">;
type Copied = Pick<ReferenceTables, "published_games" | "game_summaries">;

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";
const isObject = (value: unknown) => typeof value === "object" && value !== null;
const isScore = (value: unknown) =>
  isObject(value) && Object.values(value as object).every((points) => isNumber(points));
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const text = <Value extends string>(instead: Value) => ({ isSound: isText, instead });
const number = { isSound: isNumber, instead: 0 };
const flag = (instead: boolean) => ({
  isSound: (value: unknown) => typeof value === "boolean",
  instead,
});
const oneOf = <const Value extends string>(known: readonly Value[], instead: Value) => ({
  isSound: (value: unknown) => known.includes(value as Value),
  instead,
});
const orNull = ({ isSound }: Pick<Field<unknown>, "isSound">) => ({
  isSound: (value: unknown) => value === null || isSound(value),
  instead: null,
});
const optional = (isSound: (value: unknown) => boolean) => ({
  isSound: (value: unknown) => value === undefined || isSound(value),
  instead: undefined,
});
const textOrNull = orNull(text(""));
const numberOrNull = orNull(number);
const isListOf = (isOne: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isOne);
const objects = { isSound: isListOf(isObject), instead: [] };

/** With what a screen can show a row, or open a game, whose copy here is damaged (S20). */
const STAND_INS: { readonly [Table in keyof Listed]: Shape<Listed[Table]> } = {
  seasons: {
    name: text("Unknown Season"),
    year: number,
    seasonType: text(""),
    status: textOrNull,
    startDate: textOrNull,
    endDate: textOrNull,
    isActive: flag(false),
    isArchived: flag(false),
    scoringProfile: text("guide"),
    gamesToRecount: number,
    createdAt: text(""),
  },
  leagues: {
    seasonId: text(""),
    name: text("Unknown League"),
    regularSeasonWeeks: numberOrNull,
    divisions: { isSound: isListOf(isText), instead: [] },
  },
  teams: {
    leagueId: text(""),
    name: text("Unknown Team"),
    divisionName: textOrNull,
    isActive: flag(true),
    captainName: textOrNull,
    maxPlayers: number,
    maxIrSlots: number,
    forfeitedSeason: flag(false),
  },
  players: {
    teamId: text(TEAM_UNKNOWN),
    name: text("Unknown Player"),
    jerseyNumber: textOrNull,
    isActive: flag(true),
    isIr: flag(false),
    irDate: textOrNull,
    isWalkOn: flag(false),
    suspensions: optional(objects.isSound),
    teamsBefore: optional(objects.isSound),
    injuredBefore: optional(objects.isSound),
    mergedInto: textOrNull,
  },
  games: {
    leagueId: text(""),
    seasonId: text(""),
    weekNumber: numberOrNull,
    gameDate: { isSound: isDay, instead: "" },
    gameTime: textOrNull,
    fieldLocation: textOrNull,
    isPlayoff: flag(false),
    isCompleted: flag(false),
    manuallyFinalized: flag(false),
    visitorTeamId: text(""),
    homeTeamId: text(""),
    visitorScore: number,
    homeScore: number,
    computedVisitorScore: numberOrNull,
    computedHomeScore: numberOrNull,
    epoch: number,
    headSeq: number,
    logDigest: number,
    phase: oneOf(["open", "final"], "open"),
    liveEntries: number,
    hasStats: flag(false),
    everFinalized: flag(false),
    finalizedAt: textOrNull,
    outcome: oneOf(["normal", "forfeit", "cancelled", "postponed"], "normal"),
    winnerTeamId: textOrNull,
    overrideScore: optional(isScore),
    providerScore: optional(isScore),
  },
};

/** Damaged, they count as not read. */
const COPIES: { readonly [Table in keyof Copied]: Shape<Copied[Table]> } = {
  published_games: {
    headSeq: number,
    logDigest: number,
    override: { isSound: (value) => value === null || isScore(value), instead: null },
    plays: objects,
    imports: objects,
    players: objects,
    teams: objects,
    rosters: objects,
  },
  game_summaries: { playersWithStats: number, totalTouchdowns: number, totalTackles: number },
};

/** Without these a game is neither opened nor listed under its day. */
const NEEDED: ReadonlySet<string> = new Set<keyof Listed["games"]>([
  ...(["gameDate", "visitorTeamId", "homeTeamId", "headSeq"] as const),
  ...PLACE_IN_LOG,
]);

type Fields = Readonly<Record<string, unknown>>;
type Shapes = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;

/**
 * A row of the server as far as it can be read. A damaged one of a list stands in with what is left
 * of it, of another table it is null; its table's next reading writes it anew (S20).
 */
export function readableRow({ table, scope, key, row }: ReferenceRecord): unknown {
  const fields = isObject(row) ? (row as Fields) : {};
  const shape = shapeIn(STAND_INS, table) ?? shapeIn(COPIES, table) ?? {};
  const names = Object.keys(shape);
  const unreadable = names.filter((name) => shape[name]?.isSound(fields[name]) !== true);
  if (unreadable.length === 0 && fields.id === key) return row;
  if (!Object.hasOwn(STAND_INS, table)) return null;
  const standIn: Record<string, unknown> = { ...fields, id: key };
  for (const name of unreadable) standIn[name] = shape[name]?.instead;
  if (table !== "games") return standIn;
  // A field that an older version did not store is not damaged.
  const lost = unreadable.filter((name) => name in fields || NEEDED.has(name));
  return { ...standIn, seasonId: scope, ...(lost.length > 0 && { unreadable: lost }) };
}

/** What is shown of a row of which nothing is left. */
export function standIn<Table extends keyof Listed>(table: Table, id: string): Listed[Table] {
  return readableRow({ table, scope: "", key: id, row: null }) as Listed[Table];
}

function shapeIn(shapes: Shapes, table: string): Shapes[string] | null {
  return Object.hasOwn(shapes, table) ? (shapes[table] ?? null) : null;
}
