import type { Game } from "../../domain/game/game.ts";
import { gameStatus } from "../../domain/game/game-status.ts";
import { activeSeason, selectedSeason } from "../../domain/season/active-season.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { LIVE } from "./paces.ts";
import {
  IDS_PER_READ,
  notRead,
  type Pull,
  type PullParts,
  type PullProblem,
  renewRows,
} from "./pull.ts";
import { createRefresher } from "./refresher.ts";

const liveGames = createRefresher(
  "live games",
  liveGamesPull(() => seasonChoice.getState().chosenId),
  LIVE,
);

export const followLiveGames = () => liveGames.follow();

/** Reads games in progress, today's open and damaged ones, of the active and the shown season. */
export function liveGamesPull(chosenSeasonId: () => string | null): Pull {
  return async (parts) => {
    const seasons = await parts.store.reference.list("seasons", "");
    if (!seasons.ok) return "storage";
    const shown = selectedSeason(seasons.value, chosenSeasonId());
    const ids = new Set([activeSeason(seasons.value)?.id, shown?.id]);
    for (const seasonId of ids) {
      const problem = seasonId === undefined ? null : await pullGames(parts, seasonId);
      if (problem !== null) return problem;
    }
    return null;
  };
}

async function pullGames(parts: PullParts, seasonId: string): Promise<PullProblem | null> {
  const { reference, store, signal, readAt } = parts;
  const games = await store.reference.list("games", seasonId);
  if (!games.ok) return "storage";
  const today = localPlainDate(Date.parse(readAt));
  const ids = games.value.filter((game) => mayChange(game, today)).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += IDS_PER_READ) {
    const read = await reference.games(seasonId, signal, ids.slice(from, from + IDS_PER_READ));
    if (!read.ok) return notRead(parts, read);
    const stored = await store.reference.list("games", seasonId);
    if (!stored.ok) return "storage";
    const newer = notOvertaken(stored.value, read.value);
    const ended = newer.filter(({ isCompleted }) => isCompleted).map(({ id }) => id);
    // A result shows with its card's figures, which no other reading brings soon.
    const figures =
      ended.length > 0 ? await reference.gameSummaries(seasonId, signal, ended) : null;
    if (figures?.ok === false) return notRead(parts, figures);
    const problem =
      (await renewRows(parts, "game_summaries", seasonId, figures?.value ?? [])) ??
      (await renewRows(parts, "games", seasonId, newer));
    if (problem !== null) return problem;
  }
  return null;
}

function mayChange(game: Game, today: string): boolean {
  if (gameStatus(game) === "in_progress" || game.unreadable !== undefined) return true;
  return !game.isCompleted && game.gameDate === today;
}

/** If a full round came first, rows from an older position say nothing new. */
function notOvertaken(stored: readonly Game[], read: readonly Game[]): readonly Game[] {
  const headSeqs = new Map(stored.map(({ id, headSeq }) => [id, headSeq]));
  return read.filter(
    ({ id, headSeq }) => headSeq >= (headSeqs.get(id) ?? Number.POSITIVE_INFINITY),
  );
}
