import { useState } from "react";
import type { GameView } from "../../../app/queries/game-view.ts";
import { reviewMessages } from "../review-messages.ts";
import type { ReviewRights } from "../use-rights.ts";
import { EditScoresDialog } from "./edit-scores-dialog.tsx";
import { FinalScore } from "./final-score.tsx";
import { ScoreActions } from "./score-actions.tsx";
import { ScoreNotes } from "./score-notes.tsx";
import { useTransitions } from "./use-transitions.ts";

/** The score, what is to be said about it, and what can be done with the game. */
export function ScorePanel({ view, rights }: { view: GameView; rights: ReviewRights }) {
  const [isEditing, setEditing] = useState(false);
  const title = reviewMessages.title(view.visitor.team.name, view.home.team.name);
  const { isBusy, reopen, reset } = useTransitions(view.game.id, title, rights.isOnline);
  return (
    <>
      <FinalScore view={view}>
        <ScoreNotes view={view} mayEdit={rights.mayEdit} />
        <ScoreActions
          game={view.game}
          rights={rights}
          isBusy={isBusy}
          onEdit={() => setEditing(true)}
          onReopen={() => void reopen()}
          onReset={() => void reset()}
        />
      </FinalScore>
      {isEditing && <EditScoresDialog view={view} onClose={() => setEditing(false)} />}
    </>
  );
}
