import { othersScoring, type SeenDevice } from "../../domain/access/who-scores.ts";
import { useNow } from "../../ui/late/use-now.ts";
import { scorersText, scoringMessages } from "./scoring-messages.ts";

/** The admin's own phone counts too. */
const NOBODY = { deviceId: null, userId: null };

/** Shows "Scoring now: Jo (game pass) · 20 s ago. Silent: …" and grows older by itself. */
export function ScoringLine({ seen }: { seen: readonly SeenDevice[] }) {
  const people = othersScoring(seen, NOBODY, useNow());
  return (
    <span className="wrap-anywhere">
      {people.length === 0 ? scoringMessages.nobody : scorersText(people, "now")}
    </span>
  );
}

/** The same with a line for each person, where there is room; silent ones stand last. */
export function ScoringLines({ seen }: { seen: readonly SeenDevice[] }) {
  const people = othersScoring(seen, NOBODY, useNow());
  if (people.length === 0) return <p>{scoringMessages.nobody}</p>;
  const lines = people
    .toSorted((a, b) => Number(a.isSilent) - Number(b.isSilent))
    .map((one) => scorersText([one], "now"));
  return (
    <ul className="wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
