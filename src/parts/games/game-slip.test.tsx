import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import type { Game } from "../../domain/game/game.ts";
import { GameSlip } from "./game-slip.tsx";

const visitor = makeTeam({ id: "v", name: "Falcons" });
const home = makeTeam({ id: "h", name: "Storm" });

it("a cancelled game's date and time are struck through; a postponed one may have its new day", () => {
  const struck = (outcome: Game["outcome"]) => {
    const game = makeGame({ outcome, gameDate: "2026-11-28", gameTime: "10:30" });
    const markup = renderToStaticMarkup(
      <GameSlip
        {...{ game, showScore: false, faces: { visitor, home } }}
        visitorName="Falcons"
        homeName="Storm"
        isLive={false}
      />,
    );
    return markup.match(/line-through/g)?.length ?? 0;
  };
  expect((["normal", "forfeit", "postponed", "cancelled"] as const).map(struck)).toEqual([
    0, 0, 0, 2,
  ]);
});

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

it.each([
  ["with a button is not stretched beside a taller one", {}, true],
  ["as wide as the page is as high as its twin", { isLarge: true }, false],
  ["with totals ends where its neighbour ends", { children: "totals" }, false],
])("a slip %s", (_, props, isOwnHeight) => {
  const markup = renderToStaticMarkup(
    <GameSlip
      {...{ game: makeGame(), showScore: false, faces: { visitor, home }, ...props }}
      visitorName="Falcons"
      homeName="Storm"
      isLive={false}
      footer="Collect Stats"
    />,
  );
  expect(markup.includes("self-start")).toBe(isOwnHeight);
});
