import type { Game } from "../../domain/game/game.ts";
import type { GameState } from "../../domain/game/game-state.ts";
import type { Player } from "../../domain/game/player.ts";
import { withMergedLabels } from "../../domain/roster/merged-players.ts";
import { compareByJersey } from "../../domain/roster/player-order.ts";
import { SCORING_PROFILES, type ScoringProfile } from "../../domain/scoring/scoring-profile.ts";
import type { Team } from "../../domain/season/team.ts";
import { overlayPlayers } from "../../local/overlay.ts";
import type { OperationRecord } from "../../local/records.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference-tables.ts";
import type { Services } from "../bootstrap/services.ts";
import type { JerseyEdit } from "../commands/jersey.ts";

/** What the device knows of a game from the server's tables. */
export interface GameReference {
  readonly game: Game;
  readonly visitor: Team;
  readonly home: Team;
  /** Of both teams, as the server has them. */
  readonly players: readonly Player[];
  /** Everybody of the season: somebody of this game may play for another team by now (D46b). */
  readonly season: readonly Player[];
  /** The edits that wait on this device: player → number, or null for none (D36a). */
  readonly jerseyEdits: ReadonlyMap<string, string | null>;
  readonly profile: ScoringProfile;
}

type ReadableStore = Pick<Services["store"], "reference" | "operations">;

/** Null when the game or one of its teams is not on this device. */
export async function readGameReference(
  { store }: { readonly store: ReadableStore },
  gameId: string,
): Promise<GameReference | null> {
  const game = await rowOf(store, "games", gameId);
  if (game === null) return null;
  const [visitor, home, season, players, operations] = await Promise.all([
    rowOf(store, "teams", game.visitorTeamId),
    rowOf(store, "teams", game.homeTeamId),
    rowOf(store, "seasons", game.seasonId),
    store.reference.list("players", game.seasonId),
    store.operations.list(),
  ]);
  if (!visitor || !home || !players.ok) return null;
  const shown = withMergedLabels(players.value);
  const ofGame = shown.filter(({ teamId }) => teamId === visitor.id || teamId === home.id);
  const jerseyEdits = operations.ok
    ? jerseyEditsIn(operations.value)
    : new Map<string, string | null>();
  return {
    game,
    visitor,
    home,
    players: ofGame,
    season: shown,
    jerseyEdits,
    profile: profileNamed(season?.scoringProfile),
  };
}

/**
 * A team's people in jersey order: active ones and the game's walk-ons, under the jersey edits
 * that wait, a walk-on's included (D33, D36a, I17).
 */
export function playersIn(
  reference: Pick<GameReference, "players" | "jerseyEdits">,
  state: Pick<GameState, "walkOns" | "rosters">,
  teamId: string,
): Player[] {
  // A walk-on whom the server knows by now is the server's: moved, or taken out of the team.
  const stored = new Set(reference.players.map(({ id }) => id));
  const walkOns = [...state.walkOns.values()].filter(
    (walkOn) => walkOn.teamId === teamId && !stored.has(walkOn.playerId),
  );
  const checkedIn = state.rosters.get(teamId);
  const known = reference.players.filter(
    (player) => player.teamId === teamId && (player.isActive || checkedIn?.has(player.id)),
  );
  const { jerseyEdits } = reference;
  return overlayPlayers(known, { walkOns, jerseyEdits }).sort(compareByJersey);
}

/** The last queued number per player wins, as it will on the server (D36a). */
export function jerseyEditsIn(
  operations: readonly OperationRecord[],
): ReadonlyMap<string, string | null> {
  const edits = new Map<string, string | null>();
  for (const { kind, payload, refusal } of operations) {
    if (kind !== "set_jersey_number" || refusal !== null) continue;
    const { playerId, jerseyNumber } = payload as JerseyEdit;
    edits.set(playerId, jerseyNumber);
  }
  return edits;
}

async function rowOf<Table extends ReferenceTable>(
  store: ReadableStore,
  table: Table,
  id: string,
): Promise<ReferenceTables[Table] | null> {
  const row = await store.reference.get(table, id);
  return row.ok ? row.value : null;
}

export function profileNamed(name: string | undefined): ScoringProfile {
  return name === "review_beta" ? SCORING_PROFILES.review_beta : SCORING_PROFILES.guide;
}
