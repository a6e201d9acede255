import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { TrophyIcon } from "../../ui/list-icons.tsx";
import { calledTeams } from "../team-text.tsx";
import { ScoreCard } from "./score-card.tsx";

const TROPHY = renderToStaticMarkup(<Icon as={TrophyIcon} size="sm" />);
const face = { code: null, shortName: null, color: null, crest: null };
const called = calledTeams([
  { id: "v", name: "Falcons", ...face },
  { id: "h", name: "Storm", ...face },
]);

it.each([
  [
    "the winner",
    { isCompleted: true, visitorScore: 20, homeScore: 14 },
    "FAL Falcons TROPHY 20 STO Storm 14",
  ],
  ["nobody in a draw", { isCompleted: true }, "FAL Falcons 0 STO Storm 0"],
  ["nobody while it runs", { liveEntries: 1, visitorScore: 6 }, "FAL Falcons 6 STO Storm 0"],
])("a result marks with a trophy %s (D47)", (_, columns, expected) => {
  const game = makeGame({ id: "g", visitorTeamId: "v", homeTeamId: "h", ...columns });
  const markup = renderToStaticMarkup(<ScoreCard game={game} called={called} isCompact={false} />);
  const text = markup
    .replaceAll(TROPHY, " TROPHY ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  expect(text).toContain(expected);
});
