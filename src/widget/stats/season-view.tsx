import { useState } from "react";
import { LeaderBoard } from "../../parts/leaders/leader-board.tsx";
import { type PublicFigures, readPublicFigures } from "../../remote/api/public-figures.ts";
import type { PublicFigureRows } from "../../remote/api/public-read.ts";
import { AnswerLine } from "../answer-line.tsx";
import type { WidgetView, WidgetViewProps } from "../widget-kind.ts";
import { onlyLeaders } from "./only-leaders.ts";
import { statsWidgetMessages as words } from "./stats-messages.ts";

export const seasonView: WidgetView<PublicFigureRows, PublicFigures> = {
  read: readPublicFigures,
  // An answer with a failed race is not stored; the older one stays.
  kept: (figures) =>
    Object.values(figures.races).includes("failed") ? null : onlyLeaders(figures),
  View: SeasonView,
};

function SeasonView({ answer, isOld, wished }: WidgetViewProps<PublicFigures>) {
  const [tab, setTab] = useState(wished.tab);
  const { figures, isRecounting } = answer;
  const leagues = new Set(figures.teams.map(({ leagueName }) => leagueName));
  return (
    <>
      <AnswerLine answer={answer} isOld={isOld}>
        <b className="font-strong">{[...leagues].sort().join(" · ")}</b>
        {isRecounting && <span className="text-text-2">{words.recounting}</span>}
      </AnswerLine>
      <LeaderBoard season={figures} races={figures.races} tab={tab} onTab={setTab} />
    </>
  );
}
