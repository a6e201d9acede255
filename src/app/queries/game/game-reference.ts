import { type ClockRules, clockRules } from "../../../domain/game/clock/game-clock.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { canBeOpened, completedByLog } from "../../../domain/game/overlay-game.ts";
import { type Player, TEAM_UNKNOWN } from "../../../domain/game/player.ts";
import { withMergedLabels } from "../../../domain/roster/merged-players.ts";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import { SCORING_PROFILES, type ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import type { CalledTeam, Team } from "../../../domain/season/team.ts";
import { teamNames } from "../../../domain/season/team-names.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import type { Stored } from "../../../local/db/storage-failure.ts";
import { overlayPlayers } from "../../../local/game/overlay.ts";
import { type WaitingJerseys, waitingJerseys } from "../pages/waiting-jerseys.ts";

export interface GameReference {
  readonly game: Game;
  readonly visitor: CalledTeam;
  readonly home: CalledTeam;
  readonly players: readonly Player[];
  /** All players of the season: somebody may play for another team by now (D46b). */
  readonly season: readonly Player[];
  /** The edits that wait on this device (D36a). */
  readonly jerseyEdits: WaitingJerseys;
  readonly profile: ScoringProfile;
  readonly clockRules: ClockRules | null;
}

type ReadableStore = Pick<DeviceRows, "reference" | "connection" | "totals">;

/** null when the game or one of its teams is not on this device, or too damaged to open (S20). */
export async function readGameReference(
  { store }: { readonly store: ReadableStore },
  gameId: string,
): Promise<GameReference | null> {
  const game = await gameOf(store, gameId);
  if (game === null || !canBeOpened(game)) return null;
  const [visitor, home, teams, season, players, jerseyEdits, league] = await Promise.all([
    found(store.reference.get("teams", game.visitorTeamId)),
    found(store.reference.get("teams", game.homeTeamId)),
    store.reference.list("teams", game.seasonId),
    found(store.reference.get("seasons", game.seasonId)),
    store.reference.list("players", game.seasonId),
    waitingJerseys(store),
    found(store.reference.get("leagues", game.leagueId)),
  ]);
  if (!visitor || !home || !players.ok) return null;
  const shown = withMergedLabels(players.value);
  const teamIds = [visitor.id, home.id, TEAM_UNKNOWN];
  const ofGame = shown.filter(({ teamId }) => teamIds.includes(teamId));
  return {
    game,
    ...calledTeams(visitor, home, teams.ok ? teams.value : []),
    players: ofGame,
    season: shown,
    jerseyEdits: jerseyEdits.ok ? jerseyEdits.value : new Map(),
    profile: profileNamed(season?.scoringProfile),
    clockRules: clockRules(league ?? {}),
  };
}

/** Players in jersey order, with walk-ons and with the edits that still wait (D33, D36a, I17). */
export function playersIn(
  reference: Pick<GameReference, "players" | "jerseyEdits">,
  state: Pick<GameState, "walkOns" | "rosters">,
  teamId: string,
): Player[] {
  // A walk-on whom the server knows counts as the server says: moved, or taken out of the team.
  const stored = new Set(reference.players.map(({ id }) => id));
  const walkOns = [...state.walkOns.values()].filter(
    (walkOn) => walkOn.teamId === teamId && !stored.has(walkOn.playerId),
  );
  const checkedIn = state.rosters.get(teamId);
  const known = reference.players.filter((player) => {
    if (checkedIn?.has(player.id)) return [teamId, TEAM_UNKNOWN].includes(player.teamId);
    return player.teamId === teamId && player.isActive;
  });
  const { jerseyEdits } = reference;
  return overlayPlayers(known, { walkOns, jerseyEdits }).sort(compareByJersey);
}

/** A short name is unique in the season, so all of its teams decide about it. */
function calledTeams(visitor: Team, home: Team, season: readonly Team[]) {
  const names = teamNames(
    new Map([...season, visitor, home].map((team) => [team.id, team])).values(),
  );
  const called = (team: Team): CalledTeam => ({
    ...team,
    color: team.color ?? null,
    crest: team.crest ?? null,
    ...(names.get(team.id) ?? { shortName: team.name, code: "" }),
  });
  return { visitor: called(visitor), home: called(home) };
}

async function gameOf(store: ReadableStore, gameId: string): Promise<Game | null> {
  const row = await found(store.reference.get("games", gameId));
  if (row?.unreadable === undefined) return row;
  const log = await store.totals.get(gameId);
  return completedByLog(row, log.ok ? log.value : null);
}

async function found<Row>(reading: Stored<Row | null>): Promise<Row | null> {
  const row = await reading;
  return row.ok ? row.value : null;
}

function profileNamed(name: string | undefined): ScoringProfile {
  return name === "review_beta" ? SCORING_PROFILES.review_beta : SCORING_PROFILES.guide;
}
