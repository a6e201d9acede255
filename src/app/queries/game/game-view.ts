import type { Game } from "../../../domain/game/game.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import type { Team } from "../../../domain/season/team.ts";
import type { InFlightAct } from "../../../local/game/open-game.ts";

export interface GameTeamView {
  readonly side: "visitor" | "home";
  readonly team: Team;
  /** Everyone of the team, walk-ons included, in jersey order; IR players carry `isIr`. */
  readonly players: readonly Player[];
  /** Checked in, in order of adding. */
  readonly rosterIds: readonly string[];
}

/** One game as a screen shows it: schedule and teams overlaid by the log's fold (I17). */
export interface GameView {
  readonly game: Game;
  /** The same as the server's table has it, without the log of this device. */
  readonly row: Game;
  readonly visitor: GameTeamView;
  readonly home: GameTeamView;
  /** Changed in place by the fold; `revision` tells that it was. */
  readonly state: GameState;
  readonly revision: number;
  /** Acts on the screen whose transaction has not completed (I1). */
  readonly inFlight: readonly InFlightAct[];
  /** On this device, not yet on the server. */
  readonly pendingEventIds: ReadonlySet<string>;
  readonly profile: ScoringProfile;
  /** Everybody of the season, so that who plays elsewhere by now keeps a name (D46b). */
  readonly playersById: ReadonlyMap<string, Player>;
  readonly walkOnCount: number;
}

export type GameQuery =
  | { readonly status: "loading" }
  /** Not on this device, and no server says whether there is such a game; `retry` asks now. */
  | { readonly status: "not-on-device"; readonly retry: () => void }
  | { readonly status: "not-found" }
  | { readonly status: "error"; readonly message: string }
  | { readonly status: "ready"; readonly view: GameView };
