import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { retryNow } from "../../../app/commands/sync-now.ts";
import { rereadPublishedGame } from "../../../app/queries/pages/published-game.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { REVIEW_COLUMNS } from "../review-layout.ts";
import { reviewMessages } from "../review-messages.ts";

/** After this time, the page says that the log cannot be read now. */
const PATIENCE_MS = 8_000;

/** Replaces chart and statistics while the plays are not on this device (D9). */
export function PlaysMissing({
  gameId,
  isOnline,
  isFailed,
}: {
  gameId: string;
  isOnline: boolean;
  /** The published game was refused, but the log may still arrive. */
  isFailed: boolean;
}) {
  const isLate = useLate(isOnline) || isFailed;
  const { log } = reviewMessages;
  if (!isOnline || isLate) {
    return (
      <Note icon={CloudOff} role="status">
        <p>{isOnline ? log.late : log.notHere}</p>
        {isOnline && (
          <Button
            className="mt-2"
            onClick={() => {
              void retryNow();
              void rereadPublishedGame(gameId);
            }}
          >
            {log.retry}
          </Button>
        )}
      </Note>
    );
  }
  return (
    <div>
      <p role="status" className="mb-3 text-dense text-text-2">
        {log.loading}
      </p>
      <div aria-hidden="true" className={REVIEW_COLUMNS}>
        <div className="ink-rule grid gap-3">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-[200px] w-full" />
        </div>
        <div className="card grid grid-cols-3 gap-4 p-4">
          {["players", "touchdowns", "tackles"].map((total) => (
            <Skeleton key={total} className="h-12 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Only part of the log is here, so the figures may be incomplete. */
export function PlaysIncomplete() {
  return (
    <Note icon={CloudOff} role="status">
      {reviewMessages.log.incomplete}
    </Note>
  );
}

function useLate(isOnline: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isOnline) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isLate;
}
