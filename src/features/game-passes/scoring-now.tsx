import { useEffect } from "react";
import { othersScoring, type SeenDevice } from "../../domain/access/who-scores.ts";
import { scorersText, scoringMessages } from "../../parts/passes/scoring-messages.ts";
import { useNow } from "../../ui/late/use-now.ts";

const EVERY_MS = 15_000;
/** The admin's own phone counts too. */
const NOBODY = { deviceId: null, userId: null };

/** "Scoring now: Jo (game pass) · 20 s ago", read again while the page is open. */
export function ScoringNow({
  seen,
  reload,
}: {
  seen: readonly SeenDevice[];
  reload: () => Promise<void>;
}) {
  const now = useNow();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const people = othersScoring(seen, NOBODY, now);
  return (
    people.length > 0 && <p className="wrap-anywhere">{scoringMessages.now(scorersText(people))}</p>
  );
}
