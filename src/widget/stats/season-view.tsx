import { type ReactNode, useState } from "react";
import { LeaderBoard } from "../../parts/leaders/leader-board.tsx";
import type { TeamToName } from "../../parts/leaders/name-slots.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { type PublicFigures, readPublicFigures } from "../../remote/api/public-figures.ts";
import type { PublicFigureRows } from "../../remote/api/public-read.ts";
import { AnswerLine } from "../answer-line.tsx";
import { TeamText } from "../team-text.tsx";
import type { WidgetView, WidgetViewProps } from "../widget-kind.ts";
import { onlyLeaders } from "./only-leaders.ts";
import { statsWidgetMessages as words } from "./stats-messages.ts";
import "./board.css";

export const seasonView: WidgetView<PublicFigureRows, PublicFigures> = {
  read: readPublicFigures,
  // An answer with a failed race is not stored; the older one stays.
  kept: (figures) =>
    Object.values(figures.races).includes("failed") ? null : onlyLeaders(figures),
  View: SeasonView,
};

function SeasonView({ answer, isOld, parameters }: WidgetViewProps<PublicFigures>) {
  const [tab, setTab] = useState(parameters.tab);
  const { figures, isRecounting } = answer;
  const leagues = new Set(figures.teams.map(({ leagueName }) => leagueName));
  return (
    <>
      <AnswerLine answer={answer} isOld={isOld}>
        <b className="font-strong">{[...leagues].sort().join(" · ")}</b>
        {isRecounting && <span className="text-text-2">{words.recounting}</span>}
      </AnswerLine>
      <LeaderBoard
        season={figures}
        races={figures.races}
        tab={tab}
        onTab={setTab}
        names={{
          team: (team, notes) => (
            <MarkedTeam team={team} faces={figures.faces}>
              {notes}
            </MarkedTeam>
          ),
        }}
      />
    </>
  );
}

function MarkedTeam({
  team: { teamId, teamName },
  faces,
  children,
}: {
  team: TeamToName;
  faces: PublicFigures["faces"];
  children: ReactNode;
}) {
  const face = faces.find(({ id }) => id === teamId);
  return (
    <span className="flex min-w-0 items-center gap-2">
      {face && <TeamMark team={face} className="max-h-5.5" />}
      <TeamText team={{ name: teamName, shortName: face?.shortName ?? teamName }}>
        {children}
      </TeamText>
    </span>
  );
}
