import type { GameClock, GameMoment } from "./clock/game-clock.ts";
import type { GamePhase, Score, StatFields } from "./events.ts";
import type { StatCounts } from "./stat-catalogue.ts";

export interface GameTeams {
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
}

export interface EntryState {
  readonly entryId: string;
  /** Position by first appearance in the log, from 0. */
  readonly position: number;
  readonly fields: StatFields;
  readonly version: number;
  readonly removed: boolean;
  /** The event that recorded it; entries of one act share it (D25, D26). */
  readonly eventId: string;
  readonly deviceId: string;
  readonly authorId: string | null;
  readonly clientTimestamp: string | null;
  /** The moment of recording; a later change keeps it. Absent where no clock is kept (D71). */
  readonly gameClock?: GameMoment;
}

export interface WalkOn {
  readonly playerId: string;
  readonly teamId: string;
  readonly jerseyNumber: string | null;
  readonly name: string | null;
}

export interface StatLine {
  readonly playerId: string;
  readonly teamId: string;
  /** Counts from live entries and imports. */
  readonly counted: StatCounts;
  /** Sum of all correction deltas of the epoch; may be negative. */
  readonly corrected: StatCounts;
  /** Number of live entries that name the player for this team, as scorer or passer. */
  readonly liveEntries: number;
  /** `revision` of the newest correction, -1 without one (D46b). */
  readonly latestCorrection: number;
  /** `revision` of the import that stands, -1 without one. */
  readonly latestImport: number;
}

export interface AppliedCorrection {
  readonly eventId: string;
  readonly authorId: string | null;
  readonly playerId: string;
  readonly teamId: string;
  readonly deltas: Partial<StatCounts>;
  /** The person saw other figures than the log holds at this point. */
  readonly outdatedBase: boolean;
  /** The import that made it; null for a person's own. */
  readonly batchId: string | null;
  readonly revision: number;
}

/** A player's imported counts, which have no events (D34). */
export interface ImportedRow {
  readonly batchId: string;
  readonly playerId: string;
  readonly teamId: string;
  readonly counts: Partial<StatCounts>;
}

/** A player's figures in one import; without counts, the import is taken back (D64). */
export interface ToldImport extends ImportedRow {
  readonly revision: number;
}

/** Kept for the epoch, because an undone import takes its roster places along. */
export interface RosterMove {
  readonly teamId: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Why suspended players among the added ones play all the same (D28). */
  readonly overrides: readonly { readonly playerId: string; readonly reason: string }[];
  readonly batchId: string | null;
}

/** The word of one side's captain (D70). */
export interface CaptainsWord {
  readonly eventId: string;
  readonly agrees: boolean;
  readonly name: string | null;
  readonly note: string | null;
  /** The score that the captain read; null if the device did not send it. */
  readonly score: Score | null;
}

export type CaptainsWords = { readonly [Each in "visitor" | "home"]: CaptainsWord | null };

/** One folded log. The fold changes it in place, so that a tap costs the same at entry 10,000. */
export interface GameState {
  readonly gameId: string;
  readonly teams: GameTeams;
  revision: number;
  /** Highest gameSeq that the fold has seen, skipped events included; 0 before the first. */
  throughSeq: number;
  epoch: number;
  phase: GamePhase;
  /** Event id of the last finalize, reopen or reset; null before the first. */
  lastTransition: string | null;
  /** False while the game's row is known but not its log: then epoch and phase decide (I20). */
  transitionsKnown: boolean;
  everFinalized: boolean;
  /** Ids of all events that took effect, so that a second delivery changes nothing (I8). */
  readonly appliedEvents: Set<string>;
  readonly entries: Map<string, EntryState>;
  liveEntryCount: number;
  /** Changes that arrived before their entry; they take effect with it (I11). */
  readonly parkedChanges: Map<string, { readonly to: StatFields; readonly count: number }>;
  /** Every removed entry id, including entries that have not arrived yet (I11). */
  readonly tombstones: Set<string>;
  /** `${playerId}|${teamId}` → line; only lines that an entry, import or correction names. */
  readonly lines: Map<string, StatLine>;
  /** Figures of entries without a player, per team (D44). */
  readonly teamLevel: Map<string, StatCounts>;
  /** teamId → points from live entries (D40). */
  readonly points: Map<string, number>;
  timeoutsUsed: Score;
  /** Uses beyond the fourth timeout: clamped and flagged, never dropped (D28). */
  timeoutsOver: Score;
  /** null if nobody has started or set it. */
  clock: GameClock | null;
  /** Maps a team's id to its players in order of adding. */
  readonly rosters: Map<string, Set<string>>;
  /** Maps `${teamId}|${playerId}` to the reason why a suspended player was checked in (D28). */
  readonly rosterOverrides: Map<string, string>;
  readonly walkOns: Map<string, WalkOn>;
  readonly corrections: AppliedCorrection[];
  /** Imports in log order; the last one of a player and team counts (`standingImports`). */
  readonly imports: ToldImport[];
  readonly undoneImports: Set<string>;
  readonly rosterMoves: RosterMove[];
  override: Score | null;
  captains: CaptainsWords;
  /** False while the log has only imports, corrections and captains' words, which set no score (D37). */
  keepsScore: boolean;
}
