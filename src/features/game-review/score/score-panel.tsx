import { Suspense, useState } from "react";
import type { Game } from "../../../domain/game/game.ts";
import type { ShownWords } from "../../../domain/review/captains-said.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { gameAction } from "../../../parts/games/game-action.ts";
import { lazyNamed } from "../../../ui/late/lazy-extra.ts";
import { Captains } from "../captains/captains.tsx";
import type { ReviewRights } from "../use-rights.ts";
import { FinalScore } from "./final-score.tsx";
import { ScoreActions } from "./score-actions.tsx";
import { ScoreNotes } from "./score-notes.tsx";
import { SignInHint } from "./sign-in-hint.tsx";

const EditScoresDialog = lazyNamed(() => import("../review-dialogs.ts"), "EditScoresDialog");

/** Shows the score with its remarks and the game's actions. */
export function ScorePanel({
  game,
  review,
  captains,
  rights,
}: {
  game: Game;
  /** Null while its plays are not on this device. */
  review: GameReview | null;
  captains: ShownWords;
  rights: ReviewRights;
}) {
  const [isEditing, setEditing] = useState(false);
  // A game that was called off has no stats (D46a).
  const isToBeKept = gameAction(game, true)?.kind === "collect";
  return (
    <>
      <FinalScore game={game}>
        <ScoreNotes game={game} review={review} mayEdit={rights.mayEdit} />
        <Captains game={game} said={captains} rights={rights} />
        <ScoreActions game={game} rights={rights} onEdit={() => setEditing(true)} />
        {rights.isVisitor && isToBeKept && <SignInHint />}
      </FinalScore>
      {isEditing && (
        <Suspense>
          <EditScoresDialog game={game} review={review} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
