import { firstDays, shownGames } from "../../domain/season/shown-games.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { type PublicGames, readPublicGames } from "../../remote/api/public-list-rows.ts";
import type { PublicListRows } from "../../remote/api/public-lists.ts";
import { AnswerLine } from "../answer-line.tsx";
import { calledTeams } from "../team-text.tsx";
import type { WidgetView, WidgetViewProps } from "../widget-kind.ts";
import { ComingDays } from "./coming-days.tsx";
import { gamesWidgetMessages as words } from "./games-widget-messages.ts";
import { PartName } from "./part-name.tsx";

const MOST = 10;
const MOST_IN_A_SIDEBAR = 4;

export const nextView: WidgetView<PublicListRows, PublicGames> = {
  read: readPublicGames,
  kept: (figures) => figures,
  View: NextView,
};

function NextView({ answer, isOld, parameters }: WidgetViewProps<PublicGames>) {
  const { games, teams } = answer.figures;
  const { isCompact } = parameters;
  const { coming } = shownGames(games, localPlainDate(Date.now()));
  const called = calledTeams(teams);
  return (
    <>
      <AnswerLine answer={answer} isOld={isOld}>
        <PartName called={called} parameters={parameters} />
      </AnswerLine>
      {coming.length === 0 ? (
        <p className="card p-4 text-text-2">{words.noneComing}</p>
      ) : (
        <ComingDays
          days={firstDays(coming, isCompact ? MOST_IN_A_SIDEBAR : MOST)}
          called={called}
          isCompact={isCompact}
        />
      )}
    </>
  );
}
