import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LeaderIcon } from "../../parts/leaders/leader-icon.tsx";
import { PlayerRank } from "./player-rank.tsx";

const drawn = (rank: number, value = 7) =>
  renderToStaticMarkup(<PlayerRank rank={rank} value={value} />);
const shapeOf = (markup: string) => /<path d="([^"]+)"/.exec(markup)?.[1];

it("A §2: ranks 1 to 3 have the icons of the MVP races, and nobody is honoured for 0", () => {
  for (const rank of [1, 2, 3]) {
    expect(drawn(rank)).toContain(`#${rank}`);
    expect(shapeOf(drawn(rank))).toBe(shapeOf(renderToStaticMarkup(<LeaderIcon rank={rank} />)));
  }
  expect(new Set([1, 2, 3].map((rank) => shapeOf(drawn(rank)))).size).toBe(3);
  expect(shapeOf(drawn(4))).toBeUndefined();
  expect(shapeOf(drawn(1, 0))).toBeUndefined();
});
