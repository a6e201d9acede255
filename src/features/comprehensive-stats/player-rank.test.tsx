import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RankedPlayer } from "../../domain/standings/player-lines.ts";
import { LeaderIcon } from "../../parts/leaders/leader-icon.tsx";
import { PlayerRank } from "./player-rank.tsx";

const drawn = (rank: number, value = 7, gamesPlayed = 1) =>
  renderToStaticMarkup(
    <PlayerRank row={{ rank, value, figures: { gamesPlayed } } as RankedPlayer} />,
  );
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

it("before the first game a rank is a dash; imported figures without a game have theirs", () => {
  expect(drawn(1, 0, 0)).toMatch(/>–</);
  expect(drawn(1, 0, 0)).not.toContain("#");
  expect(drawn(2, 5, 0)).toContain("#2");
});
