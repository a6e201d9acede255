import { PLACE_IN_LOG } from "../../domain/game/overlay-game.ts";
import { TEAM_UNKNOWN } from "../../domain/game/player.ts";
import { TEAM_COLORS } from "../../domain/season/team-color.ts";
import {
  type Check,
  has,
  isDay,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isScore,
  isText,
  orNothing,
  orNull,
} from "../db/field-checks.ts";
import type { ReferenceRecord } from "../db/records.ts";
import { type CopyCheck, isSoundListCopy } from "./list-copies.ts";
import type { ReferenceTables } from "./reference-tables.ts";

/** The check of a field, and the value that replaces a damaged one. */
interface Field<Value> {
  readonly isSound: Check;
  readonly instead: Value;
}

type Shape<Row> = {
  readonly [Name in keyof Omit<Row, "id" | "unreadable">]-?: Field<Row[Name] | undefined>;
};

type Listed = Pick<ReferenceTables, "seasons" | "leagues" | "teams" | "players" | "games">;

const text = <Value extends string>(instead: Value) => ({ isSound: isText, instead });
const number = { isSound: isNumber, instead: 0 };
const flag = (instead: boolean) => ({ isSound: isFlag, instead });
const oneOf = <const Value extends string>(known: readonly Value[], instead: Value) => ({
  isSound: isOneOf(...known),
  instead,
});
const textOrNull = { isSound: orNull(isText), instead: null };
/** An older version did not store this column. */
const textOrNone = { isSound: orNothing(orNull(isText)), instead: null };
const colorOrNone = { isSound: orNothing(orNull(isOneOf(...TEAM_COLORS))), instead: null };
const dayOrNull = { isSound: orNull(isDay), instead: null };
const numberOrNull = { isSound: orNull(isNumber), instead: null };
const optional = (isSound: Check) => ({ isSound: orNothing(isSound), instead: undefined });
const objects = isListOf(isObject);

/** A screen can show a damaged row, or open a damaged game, with these values (S20). */
const PLACEHOLDERS: { readonly [Table in keyof Listed]: Shape<Listed[Table]> } = {
  seasons: {
    name: text("Unknown Season"),
    year: number,
    seasonType: text(""),
    status: textOrNull,
    startDate: dayOrNull,
    endDate: dayOrNull,
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
    periods: optional(isText),
    periodMinutes: optional(isNumber),
    divisions: { isSound: isListOf(isText), instead: [] },
  },
  teams: {
    leagueId: text(""),
    name: text("Unknown Team"),
    shortName: textOrNone,
    code: textOrNone,
    color: colorOrNone,
    crest: textOrNone,
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
    irDate: dayOrNull,
    isWalkOn: flag(false),
    suspensions: optional(objects),
    teamsBefore: optional(objects),
    injuredBefore: optional(objects),
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
    captainsAgree: optional(has({ visitor: orNull(isFlag), home: orNull(isFlag) })),
  },
};

/** A game can be opened or listed under its day only with these. */
const NEEDED: ReadonlySet<string> = new Set<keyof Listed["games"]>([
  ...(["gameDate", "visitorTeamId", "homeTeamId", "headSeq"] as const),
  ...PLACE_IN_LOG,
]);

type Fields = Readonly<Record<string, unknown>>;
type Shapes = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;

/**
 * Returns a row as far as it is readable. A damaged row of a list keeps what is left, and in
 * another table it is null; the table's next reading writes it again (S20).
 */
export function readableRow(
  { table, scope, key, row }: ReferenceRecord,
  isSoundCopy: CopyCheck = isSoundListCopy,
): unknown {
  const fields = isObject(row) ? (row as Fields) : {};
  const shape: Shapes[string] | undefined = (PLACEHOLDERS as Shapes)[table];
  if (shape === undefined) return fields.id === key && isSoundCopy(table, row) ? row : null;
  const names = Object.keys(shape);
  const unreadable = names.filter((name) => shape[name]?.isSound(fields[name]) !== true);
  if (unreadable.length === 0 && fields.id === key) return row;
  const filled: Record<string, unknown> = { ...fields, id: key };
  for (const name of unreadable) filled[name] = shape[name]?.instead;
  if (table !== "games") return filled;
  // A field that an older version did not store is not damaged.
  const lost = unreadable.filter((name) => name in fields || NEEDED.has(name));
  return { ...filled, seasonId: scope, ...(lost.length > 0 && { unreadable: lost }) };
}

/** Replaces a row of which nothing is left. */
export function placeholderRow<Table extends keyof Listed>(
  table: Table,
  id: string,
): Listed[Table] {
  return readableRow({ table, scope: "", key: id, row: null }) as Listed[Table];
}
