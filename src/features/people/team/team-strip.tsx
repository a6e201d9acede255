import { pointDifferentialText } from "../../../domain/standings/point-differential.ts";
import { recordText, winPercentageText } from "../../../domain/standings/record.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import { FigureStrip } from "../figure-strip.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Record and points, as the standings have them. */
export function TeamStrip({ team }: { team: TeamSeason }) {
  const { team: texts } = peopleMessages;
  return (
    <FigureStrip
      figures={[
        { label: texts.record, value: recordText(team) },
        { label: texts.winPercentage, value: winPercentageText(team) },
        { label: texts.pointsFor, value: team.pointsScored },
        { label: texts.pointsAgainst, value: team.pointsAllowed },
        { label: texts.difference, value: pointDifferentialText(team) },
      ]}
    />
  );
}
