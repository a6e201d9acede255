import type { Caller } from "./rights-matrix.ts";

/**
 * Who may read which row, as data: the matrix of relations says whether a caller sees any row, this
 * one whose. While `collectors` is `approved`, the sender is a member who may no longer collect.
 */
export const READERS = [
  "anonymous",
  "unconfirmed",
  "disabled",
  "temporary password",
  "plain user",
  "sender",
  "collector",
  "admin",
  "service",
] as const satisfies readonly (Caller | "sender")[];
export type Reader = (typeof READERS)[number];

const ADMINS: readonly Reader[] = ["admin", "service"];
const MEMBERS: readonly Reader[] = ["plain user", "sender", "collector", ...ADMINS];
const COLLECTORS: readonly Reader[] = ["collector", ...ADMINS];
const SENDER: readonly Reader[] = ["sender", ...ADMINS];

interface RowRule {
  readonly relation: string;
  /** Finds the row by the game ($1), its season ($2) or its sender ($3). */
  readonly where: string;
  readonly readers: readonly Reader[];
}

const ofGame = "game_id = $1";
const ofSeason = "season_id = $2";

/** Rows below a season: once it is deleted, only admins and the server read them (D65). */
export const SEASON_ROWS: Readonly<Record<string, RowRule>> = {
  "a season": { relation: "seasons", where: "id = $2", readers: READERS },
  "a league": { relation: "leagues", where: ofSeason, readers: READERS },
  "a team": { relation: "teams", where: ofSeason, readers: READERS },
  "a player": { relation: "players", where: ofSeason, readers: READERS },
  "a game": { relation: "games", where: "id = $1", readers: READERS },
  "a roster": { relation: "game_rosters", where: ofGame, readers: READERS },
  "an entry": { relation: "stat_events", where: ofGame, readers: READERS },
  "an import": { relation: "stat_imports", where: ofGame, readers: READERS },
  "a player's figures": { relation: "game_stats", where: ofGame, readers: READERS },
  "a team's figures": { relation: "team_game_stats", where: ofGame, readers: READERS },
  "a fact of the log": { relation: "game_events", where: ofGame, readers: MEMBERS },
  "a correction": { relation: "stat_corrections", where: ofGame, readers: MEMBERS },
  "a suspension": { relation: "player_suspensions", where: ofSeason, readers: MEMBERS },
  "a captain's address": {
    relation: "season_contacts",
    where: ofSeason,
    readers: MEMBERS,
  },
  "a late play": {
    relation: "held_events",
    where: `${ofGame} and outcome = 'held_late'`,
    readers: COLLECTORS,
  },
  "a superseded play": {
    relation: "held_events",
    where: `${ofGame} and outcome = 'superseded_epoch'`,
    readers: COLLECTORS,
  },
  "a rejected play": {
    relation: "held_events",
    where: `${ofGame} and outcome = 'rejected'`,
    readers: SENDER,
  },
  "an orphaned play": {
    relation: "held_events",
    where: `${ofGame} and outcome = 'orphaned'`,
    readers: SENDER,
  },
  "why somebody was checked in": { relation: "roster_overrides", where: ofGame, readers: ADMINS },
  "a review of a suspension": {
    relation: "suspension_reviews",
    where: ofSeason,
    readers: ADMINS,
  },
  "a penalty": { relation: "unsportsmanlike_penalties", where: ofSeason, readers: ADMINS },
  "a run of the provider": { relation: "sync_runs", where: ofSeason, readers: ADMINS },
  "an import of a sheet": { relation: "sheet_imports", where: ofSeason, readers: ADMINS },
  "a row of an import": {
    relation: "sheet_import_rows",
    where: "import_id in (select i.id from sheet_imports i where i.season_id = $2)",
    readers: ADMINS,
  },
  "an import batch": { relation: "import_batches", where: ofSeason, readers: ADMINS },
};

/** Rows of a person, whatever becomes of a season. */
export const PERSON_ROWS: Readonly<Record<string, RowRule>> = {
  "a profile": { relation: "user_profiles", where: "user_id = $3", readers: SENDER },
  "a name": { relation: "public_profiles", where: "user_id = $3", readers: MEMBERS },
  "a report": { relation: "feedback_reports", where: "reporter_id = $3", readers: SENDER },
  "an answered command": {
    relation: "command_receipts",
    where: "actor_id = $3",
    readers: ["sender", "service"],
  },
  "an act in the audit log": { relation: "audit_log", where: "actor_id = $3", readers: ADMINS },
};
