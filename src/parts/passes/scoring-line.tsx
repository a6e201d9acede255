import { othersScoring, type SeenDevice } from "../../domain/access/who-scores.ts";
import { useNow } from "../../ui/late/use-now.ts";
import { scorersText, scoringMessages } from "./scoring-messages.ts";

/** The admin's own phone counts too. */
const NOBODY = { deviceId: null, userId: null };
const NOT_NOW_AFTER_SECONDS = 120;

/** Has a line for each person, the silent ones last, and grows older by itself. */
export function ScoringLines({
  seen,
  way = "now",
}: {
  seen: readonly SeenDevice[];
  /** A badge beside them says already that the game is scored. */
  way?: "now" | "alone";
}) {
  const people = othersScoring(seen, NOBODY, useNow());
  if (people.length === 0) return <p>{scoringMessages.nobody}</p>;
  const lines = people
    .toSorted((a, b) => Number(a.isSilent) - Number(b.isSilent))
    .map((one) =>
      scorersText([one], way === "now" && one.seconds >= NOT_NOW_AFTER_SECONDS ? "heard" : way),
    );
  return (
    <ul className="wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
