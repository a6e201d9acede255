import type { SyncStatusView } from "../../../app/queries/device/use-sync-status.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { finalizeWarnings } from "../../../domain/game/finalize-warnings.ts";
import { type WarningText, warningText } from "./warning-texts.ts";

/** Everything that is open when this game is finalized now, in words (D31). */
export function openQuestions(
  { game, state, visitor, home }: Pick<GameView, "game" | "state" | "visitor" | "home">,
  { waiting }: Pick<SyncStatusView, "waiting">,
): WarningText[] {
  const here = waiting.filter(({ gameId }) => gameId === game.id);
  const count = (mine: boolean) =>
    here.filter((row) => row.mine === mine).reduce((sum, row) => sum + row.count, 0);
  const other = here.find((row) => !row.mine)?.authorName ?? null;
  const teamName = (teamId: string) =>
    teamId === home.team.id ? home.team.name : visitor.team.name;
  const warnings = finalizeWarnings(state, { unsent: count(true), otherPersons: count(false) });
  return warnings.map((warning) => warningText(warning, teamName, other));
}
