import * as v from "valibot";
import {
  STAT_KEYS,
  STATS,
  type StatKey,
  TEAM_STAT_KEYS,
} from "../../domain/game/stat-catalogue.ts";
import { TEAM_COLORS } from "../../domain/season/team-color.ts";
import { column, count, optionalText, text } from "./row-shape.ts";

export const seasonTeam = {
  teamId: text,
  teamName: text,
  forfeitedSeason: v.boolean(),
  divisionName: optionalText,
  leagueId: text,
  leagueName: text,
};

export const player = {
  id: text,
  name: text,
  jerseyNumber: optionalText,
  isActive: v.boolean(),
  isIr: v.boolean(),
  irDate: optionalText,
  isWalkOn: v.boolean(),
  mergedInto: optionalText,
};

/** A color that only a newer server knows counts as no color. */
export const teamColor = v.fallback(v.nullable(v.picklist(TEAM_COLORS)), null);

/** The id becomes part of an address, so its form is checked. */
export const teamCrest = v.fallback(v.nullable(v.pipe(text, v.regex(/^[0-9a-f]{32}$/))), null);

export const season = {
  id: text,
  name: text,
  year: v.number(),
  seasonType: text,
  status: optionalText,
  startDate: optionalText,
  endDate: optionalText,
  isActive: v.boolean(),
  archivedAt: optionalText,
  scoringProfile: column("scoring_profile_id", text),
  gamesToRecount: count,
  createdAt: text,
};

export const team = {
  id: text,
  leagueId: text,
  name: text,
  shortName: optionalText,
  code: optionalText,
  color: teamColor,
  crest: teamCrest,
  divisionName: optionalText,
  captainName: optionalText,
  maxPlayers: count,
  maxIrSlots: count,
  forfeitedSeason: v.boolean(),
  archivedAt: optionalText,
};

export const gameOutcome = v.picklist(["normal", "forfeit", "cancelled", "postponed"]);

/** A whole number for each stat, in the column that `nameOf` gives. */
export function counts<Key extends StatKey, const Name extends string>(
  keys: readonly Key[],
  nameOf: (key: Key) => Name,
) {
  const columns = keys.map((key) => [key, column(nameOf(key), count)]);
  return Object.fromEntries(columns) as Readonly<
    Record<Key, ReturnType<typeof column<Name, typeof count>>>
  >;
}

export const playerCounts = counts(STAT_KEYS, (key) => STATS[key].column);

export const teamCounts = counts(TEAM_STAT_KEYS, (key) => `total_${STATS[key].short}` as const);
