import { pointDifferentialText } from "../../domain/standings/point-differential.ts";
import type { RankedTeam, TieBreak } from "../../domain/standings/rank-teams.ts";
import { hasForfeit, totalLosses, totalWins } from "../../domain/standings/record.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { rankReasonMessages } from "./rank-reason-messages.ts";

export interface ReasonLine {
  readonly head: string;
  readonly text: string;
}

/** Writes the figure that a tie-break compares. */
const FIGURES: Readonly<Record<TieBreak, (team: Standing) => string>> = {
  total_wins: (team) => `${totalWins(team)}`,
  point_differential: pointDifferentialText,
  points_scored: ({ pointsScored }) => `${pointsScored}`,
  name: ({ teamName }) => teamName,
};

/** Explains a rank by the record (D46a) and by what decided against the neighbors (D46). */
export function rankReason(ranked: readonly RankedTeam[], index: number): readonly ReasonLine[] {
  const why = rankReasonMessages;
  const own = ranked[index];
  if (own === undefined) return [];
  const { place, team, belowBy, aboveBy } = own;
  const record = { wins: totalWins(team), losses: totalLosses(team), draws: team.draws };
  const forfeits = { wins: team.forfeitWins, losses: team.forfeitLosses };
  return [
    {
      head: why.place(place, ranked.length),
      text: [why.record(record), ...(hasForfeit(team) ? [why.forfeits(forfeits)] : [])].join(". "),
    },
    ...neighbour(own, ranked[index - 1], belowBy, false),
    ...neighbour(own, ranked[index + 1], aboveBy, true),
  ];
}

function neighbour(
  { team, place }: RankedTeam,
  other: RankedTeam | undefined,
  by: TieBreak | null,
  isAhead: boolean,
): readonly ReasonLine[] {
  if (place === null || other === undefined || by === null) return [];
  const { above, below, because } = rankReasonMessages;
  const figure = FIGURES[by];
  return [
    {
      head: (isAhead ? above : below)(other.team.teamName),
      text: because[by]({ own: figure(team), other: figure(other.team), isAhead }),
    },
  ];
}
