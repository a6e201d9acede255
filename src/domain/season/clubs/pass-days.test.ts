import { expect, it } from "vitest";
import { makeManagedGame } from "../../../../tests/helpers/builders/make-managed-game.ts";
import type { ManagedGame } from "./managed-game.ts";
import { passDays } from "./pass-days.ts";

const game = (id: string, change: Partial<ManagedGame> = {}) =>
  makeManagedGame({ id, weekNumber: 1, ...change });

it("a day's sheet has the games that can still be collected, by their time (D69)", () => {
  const days = passDays(
    [
      game("late", { gameTime: "17:00" }),
      game("next week", { gameDate: "2026-12-05" }),
      game("early", { gameTime: "09:00" }),
      game("running", { headSeq: 4, liveEntries: 3 }),
      game("yesterday", { gameDate: "2026-11-27" }),
      game("final", { isCompleted: true, phase: "final" }),
      game("cancelled", { outcome: "cancelled" }),
      game("archived", { archivedAt: "2026-11-20T10:00:00Z" }),
    ],
    "2026-11-28",
  );
  expect(days.map(({ date, games }) => [date, games.map(({ id }) => id)])).toEqual([
    ["2026-11-28", ["early", "running", "late"]],
    ["2026-12-05", ["next week"]],
  ]);
});
