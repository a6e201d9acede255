import { TriangleAlert } from "lucide-react";
import { noteRefusalSeen } from "../../../app/commands/acknowledge-refusals.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { useGameHistory } from "../../../app/queries/game/use-game-history.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { reviewMessages } from "../review-messages.ts";
import { refusedWords } from "./refused-words.ts";

/** The device that made a finalize that did not count shows it until somebody read it (D31). */
export function RefusedTransitions() {
  const query = useGameHistory(useGameId());
  if (query.status !== "ready") return null;
  const { refused } = reviewMessages.history;
  return query.refused
    .filter(({ isSeen }) => !isSeen)
    .map((told) => (
      <Note key={told.event.eventId} icon={TriangleAlert} tone="warn" role="alert">
        <b>{refused.lead[told.act]}</b> {refusedWords(told, query.nameOf)}
        <div className="mt-2">
          <Button onClick={() => void seen(told.event.eventId)}>{refused.seen}</Button>
        </div>
      </Note>
    ));
}

async function seen(eventId: string): Promise<void> {
  const noted = await noteRefusalSeen(eventId);
  if (!noted.ok) await showAlert(noted.error.message);
}
