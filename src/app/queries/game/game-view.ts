import type { ClockRules } from "../../../domain/game/clock/game-clock.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import type { InFlightAct } from "../../../local/game/open-game.ts";

export interface GameTeamView {
  readonly side: "visitor" | "home";
  readonly team: CalledTeam;
  /** In jersey order, with walk-ons; injured players have `isIr`. */
  readonly players: readonly Player[];
  readonly rosterIds: readonly string[];
}

/** Schedule and teams, overlaid by the log's fold (I17). */
export interface GameView {
  readonly game: Game;
  /** The row of the server's table, without this device's log. */
  readonly row: Game;
  readonly visitor: GameTeamView;
  readonly home: GameTeamView;
  /** The fold changes it in place; `revision` grows when it did. */
  readonly state: GameState;
  readonly revision: number;
  /** Acts whose transaction has not completed (I1). */
  readonly inFlight: readonly InFlightAct[];
  readonly pendingEventIds: ReadonlySet<string>;
  /** Refused by the server; they count here until a person puts them aside (I14). */
  readonly refusedEventIds: ReadonlySet<string>;
  /** Entries that a refused event recorded or changed. */
  readonly refusedEntryIds: ReadonlySet<string>;
  readonly profile: ScoringProfile;
  /** null if the league keeps no clock (D71). */
  readonly clockRules: ClockRules | null;
  /** Includes all players of the season, so that one who changed teams keeps a name (D46b). */
  readonly playersById: ReadonlyMap<string, Player>;
  readonly walkOnCount: number;
  /** The log is on this device but not open yet, so `state` has nothing of it. */
  readonly isLogToCome: boolean;
}

export type GameQuery =
  | { readonly status: "loading" }
  /** No server has said whether the game exists; `retry` asks again. */
  | {
      readonly status: "not-on-device";
      readonly said: string | null;
      readonly retry: () => void;
    }
  | { readonly status: "not-found" }
  | { readonly status: "error"; readonly message: string }
  | { readonly status: "ready"; readonly view: GameView };
