import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { makeStanding } from "../../../tests/helpers/make-standing.ts";
import { HighlightCards } from "./highlight-cards.tsx";

it("D46a: the most wins may be won by forfeit alone; points are of games that were played", () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <HighlightCards
        teams={[
          makeStanding("Storm", { forfeitWins: 3, gamesPlayed: 0 }),
          makeStanding("Falcons", { wins: 2, gamesPlayed: 2, pointsScored: 40, pointsAllowed: 6 }),
        ]}
      />
    </MemoryRouter>,
  );
  const names = [...shown.matchAll(/title="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["Falcons", "Storm", "Falcons"]);
});
