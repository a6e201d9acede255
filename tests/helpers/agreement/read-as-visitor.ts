import type { Game } from "../../../src/domain/game/game.ts";
import { reviewOfTables } from "../../../src/domain/review/published-game.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { activeSeason } from "../../../src/domain/season/active-season.ts";
import type { MvpLeader } from "../../../src/domain/standings/leaders/mvp-leader.ts";
import { type PublicFigures, readPublicFigures } from "../../../src/remote/api/public-figures.ts";
import { fetchPublicFigures, findPublicSeason } from "../../../src/remote/api/public-read.ts";
import { createRemote } from "../../../src/remote/client.ts";
import type { TestBackend } from "../backend/start-test-backend.ts";
import { createMemoryStorage } from "../memory-storage.ts";
import type { ReviewedGame } from "./figures-of-reviews.ts";

type MvpRace = keyof PublicFigures["races"];

const never = new AbortController().signal;

/** Every read that a public screen makes, over HTTP, by the readers that the screens use. */
export async function readAsVisitor({ url, publishableKey }: TestBackend) {
  const remote = createRemote({ url, publishableKey, storage: createMemoryStorage(), tabs: null });
  const { reference } = remote;
  const seasons = value(await reference.seasons(never));
  const season = activeSeason(seasons);
  if (season === null) throw new Error("no active season");
  const players = value(await reference.playerSeasons(season.id, never));
  const teams = value(await reference.teamSeasons(season.id, never));
  const games = value(await reference.games(season.id, never));
  const read = {
    season,
    players,
    teams,
    games,
    summaries: value(await reference.gameSummaries(season.id, never)),
    reviews: await each(games, async (game) => reviewOf(game)),
    playerPages: await each(players, async ({ playerId }) => ({
      playerId,
      games: value(await reference.playerGames(playerId, never)),
    })),
    teamPages: await each(teams, async ({ teamId }) => ({
      teamId,
      games: value(await reference.teamGames(teamId, never)),
      roster: value(await reference.teamRoster(teamId, never)),
    })),
    widget: await readWidget({ url, publishableKey }, season.id),
  };
  remote.close();
  return read;

  async function reviewOf(game: Game): Promise<ReviewedGame> {
    const tables = value(await reference.reviewTables(game.id, never));
    const { headSeq, logDigest, overrideScore: override = null } = game;
    const published = { ...tables, headSeq, logDigest, override };
    return { game, review: reviewOfTables(published, game, SCORING_PROFILES.guide) };
  }
}

/** The same season's figures as the widget reads them. */
async function readWidget(
  backend: { url: string; publishableKey: string },
  seasonId: string,
): Promise<PublicFigures & { readonly races: Readonly<Record<MvpRace, readonly MvpLeader[]>> }> {
  const wish = { season: seasonId, league: null, division: null };
  const found = value(await findPublicSeason(backend, wish));
  const figures = readPublicFigures(value(await fetchPublicFigures(backend, found.id, wish)));
  if (figures === null) throw new Error("the widget cannot read its rows");
  const { offensive, defensive } = figures.races;
  if (offensive === "failed" || defensive === "failed") throw new Error("it cannot read a race");
  return { ...figures, races: { offensive, defensive } };
}

/** Reads one after the other, because the embedded database has one session. */
async function each<In, Out>(rows: readonly In[], read: (row: In) => Promise<Out>): Promise<Out[]> {
  const all: Out[] = [];
  for (const row of rows) all.push(await read(row));
  return all;
}

function value<Value>(answer: { ok: true; value: Value } | { ok: false }): Value {
  if (!answer.ok) throw new Error(`a visitor was refused: ${JSON.stringify(answer)}`);
  return answer.value;
}
