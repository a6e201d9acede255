import type { SyncStatusView } from "../../../app/queries/device/use-sync-status.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { finalizeWarnings } from "../../../domain/game/finalize-warnings.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";
import { type WarningText, warningText } from "./warning-texts.ts";

const NONE: ReadonlySet<string> = new Set();

/** What of a game its open questions are about. */
export function askedOf(view: GameView) {
  const { game, state, revision, visitor, home, pendingEventIds, refusedEventIds } = view;
  return { game, state, revision, visitor, home, pendingEventIds, refusedEventIds };
}

/** Describes everything that would be open if this game were finalized now (D31). */
export function openQuestions(
  view: ReturnType<typeof askedOf>,
  { waiting, state: syncState }: Pick<SyncStatusView, "waiting" | "state">,
  names: PlayNames,
): WarningText[] {
  const { game, state, visitor, home, refusedEventIds } = view;
  const here = waiting.filter(({ gameId }) => gameId === game.id);
  const count = (mine: boolean) =>
    here.filter((row) => row.mine === mine).reduce((sum, row) => sum + row.count, 0);
  const warnings = finalizeWarnings(state, {
    unsent: count(true),
    refused: refusedEventIds.size,
    otherPersons: count(false),
  });
  const refused = { state, pendingEventIds: refusedEventIds, refusedEventIds: NONE };
  const known = {
    teamName: (teamId: string) => (teamId === home.team.id ? home : visitor).team.name,
    otherPerson: here.find((row) => !row.mine)?.authorName ?? null,
    unsent: waitingEntries(view, names).map(({ text }) => text),
    refused: waitingEntries(refused, names).map(({ text }) => text),
    syncState,
  };
  return warnings.map((warning) => warningText(warning, known));
}
