import type { GamePhase, Score, StatFields } from "./events.ts";
import type { StatCounts } from "./stats.ts";

export interface GameTeams {
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
}

/** One line of the feed, live or removed. */
export interface EntryState {
  readonly entryId: string;
  /** Order of first appearance in the log, from 0. */
  readonly position: number;
  readonly fields: StatFields;
  /** Number of changes that took effect. */
  readonly version: number;
  readonly removed: boolean;
  /** The event that recorded it: entries of one act share it (D25, D26). */
  readonly eventId: string;
  readonly deviceId: string;
  readonly authorId: string | null;
  readonly clientTimestamp: string | null;
}

export interface WalkOn {
  readonly playerId: string;
  readonly teamId: string;
  readonly jerseyNumber: string | null;
  readonly name: string | null;
}

/** A player's figures for one team, before and after corrections. */
export interface StatLine {
  readonly playerId: string;
  readonly teamId: string;
  /** From live entries and imports. */
  readonly counted: StatCounts;
  /** Sum of all correction deltas of the epoch; may be negative. */
  readonly corrected: StatCounts;
  /** Position of the newest live entry that names the player, -1 without one (D46b). */
  readonly latestPosition: number;
  /** Log position of the newest correction or import, -1 without one. */
  readonly latestCorrection: number;
}

/**
 * What the log of one game says, after folding it in order. Owned by the fold, which changes
 * it in place so that one more tap costs the same at entry 10,000 as at entry 1; everyone
 * else reads. `revision` grows with every applied event.
 */
export interface GameState {
  readonly gameId: string;
  readonly teams: GameTeams;
  revision: number;
  epoch: number;
  phase: GamePhase;
  /** Event id of the last finalize, reopen or reset; null before the first. */
  lastTransition: string | null;
  everFinalized: boolean;
  /** In order of first appearance. */
  readonly entries: Map<string, EntryState>;
  liveEntryCount: number;
  /** Changes and removals that arrived before their entry; they take effect with it (I11). */
  readonly parkedChanges: Map<string, { readonly to: StatFields; readonly count: number }>;
  readonly tombstones: Set<string>;
  /** `${playerId}|${teamId}` → line. */
  readonly lines: Map<string, StatLine>;
  /** Figures of entries without a player, per team (D44). */
  readonly teamLevel: Map<string, StatCounts>;
  /** Passing touchdowns without a passer count for the team only (D44). */
  readonly points: Map<string, number>;
  timeoutsUsed: Score;
  /** teamId → players in order of adding. */
  readonly rosters: Map<string, Set<string>>;
  readonly walkOns: Map<string, WalkOn>;
  override: Score | null;
}
