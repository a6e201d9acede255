import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import { GameSlip } from "./game-slip.tsx";

const visitor = makeTeam({ id: "v", name: "Falcons" });
const home = makeTeam({ id: "h", name: "Storm" });

it.each([
  ["says who won a forfeit that has no score", false, /Falcons L .*Storm W /],
  ["shows the score that it has", true, /Falcons 6 .*Storm 0 /],
])("a slip %s (D46a)", (_, showScore, expected) => {
  const game = makeGame({
    ...{ visitorTeamId: "v", homeTeamId: "h", visitorScore: 6 },
    ...{ isCompleted: true, outcome: "forfeit", winnerTeamId: "h" },
  });
  const markup = renderToStaticMarkup(
    <GameSlip
      {...{ game, showScore, faces: { visitor, home } }}
      visitorName="Falcons"
      homeName="Storm"
      isLive={false}
    />,
  );
  expect(markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).toMatch(expected);
});
