import type { ReactNode } from "react";
import { type CommandFailure, isKept } from "../../../app/commands/command-failure.ts";
import { clearScoreOverride, overrideScore } from "../../../app/commands/game-commands.ts";
import { env } from "../../../app/env.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import type { Result } from "../../../domain/shared/result.ts";
import { Button } from "../../../ui/button.tsx";
import { reviewMessages } from "../review-messages.ts";
import { type ScoreRemark, scoreRemarks } from "./score-remarks.ts";

/** Explains every other number beside the score (D31a, D37). */
export function ScoreNotes({
  game,
  review,
  mayEdit,
}: {
  game: Game;
  review: GameReview | null;
  mayEdit: boolean;
}) {
  const remarks = review === null ? [] : scoreRemarks(game, review);
  const { state } = useSyncStatus();
  // The sync pill says what is being sent.
  const isHeldUp = state !== "saving" && state !== "saved";
  const pending = useGame(
    ({ pendingEventIds, refusedEventIds }) => pendingEventIds.size - refusedEventIds.size,
  );
  const waiting = isHeldUp ? pending : 0;
  if (remarks.length === 0 && waiting === 0) return null;
  return (
    <ul className="border-t">
      {remarks.map((remark) => (
        <Remark key={remark.code} action={mayEdit && actionOf(remark, game.id)}>
          {wordsOf(remark)}
        </Remark>
      ))}
      {waiting > 0 && <Remark action={false}>{reviewMessages.score.waiting(waiting)}</Remark>}
    </ul>
  );
}

interface RemarkAction {
  readonly label: string;
  readonly run: () => Promise<Result<unknown, CommandFailure>>;
}

function wordsOf(remark: ScoreRemark): ReactNode {
  const { score } = reviewMessages;
  switch (remark.code) {
    case "overridden":
      return remark.differs ? score.overridden(remark.computed) : score.overriddenAlike;
    case "provider":
      return (
        <>
          <b className="font-strong">{score.providerSays(env.providerLabel, remark.provider)}</b>{" "}
          {remark.computed !== null && score.recordedGive(remark.computed)}
        </>
      );
    case "players":
      return score.playersGive(remark.sum);
  }
}

function actionOf(remark: ScoreRemark, gameId: string): RemarkAction | false {
  const { score } = reviewMessages;
  if (remark.code === "overridden" && remark.differs) {
    return { label: score.takeRecorded(remark.computed), run: () => clearScoreOverride(gameId) };
  }
  if (remark.code === "provider") {
    return { label: score.takeIt, run: () => overrideScore(gameId, remark.provider) };
  }
  return false;
}

function Remark({ action, children }: { action: RemarkAction | false; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b px-4 py-1 text-dense last:border-b-0">
      <span className="min-w-0 flex-[1_1_200px] py-1">{children}</span>
      {action && (
        <Button
          variant="bare"
          className="-mr-2 print:hidden"
          onClick={async () => {
            const result = await action.run();
            if (!isKept(result)) await showAlert(reviewMessages.failures.scores);
          }}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
