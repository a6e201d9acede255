import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlayerTile } from "./player-tile.tsx";

const player = { id: "p", name: "Ada Reyes", jerseyNumber: "7" };

it("a tile says number and name, and of who is chosen already as what, because that tile takes no tap", () => {
  const free = renderToStaticMarkup(<PlayerTile player={player} shortName="Reyes" />);
  expect(free).toContain(">Reyes</span>");
  expect(free).not.toMatch(/ disabled=/);
  const taken = renderToStaticMarkup(
    <PlayerTile player={player} shortName="Reyes" chosenAs="Passer" />,
  );
  expect(taken).toContain(">Passer</span>");
  expect(taken).toContain('aria-label="number 7 Ada Reyes, Passer"');
  expect(taken).toMatch(/ disabled=""/);
});
