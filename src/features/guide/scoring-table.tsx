import { Cell, Table } from "../../ui/table.tsx";
import { guideMessages } from "./guide-messages.ts";
import { SCORING_ROWS } from "./scoring-rows.ts";

const { scoring } = guideMessages;

/** What each play counts, on the scoreboard and for a player (D40, D41). */
export function ScoringTable() {
  return (
    <Table label={scoring.label} head={[scoring.play, scoring.score, scoring.fantasy]}>
      {SCORING_ROWS.map(({ play, score, fantasy }) => (
        <tr key={play} className="border-b last:border-b-0">
          <Cell heads>{play}</Cell>
          <Cell className="font-strong">{score === 0 ? "–" : `+${score}`}</Cell>
          <Cell>{fantasy}</Cell>
        </tr>
      ))}
    </Table>
  );
}
