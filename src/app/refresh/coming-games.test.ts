import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { finishedGames } from "./coming-games.ts";

it("names only final games whose log is on this device (I3)", () => {
  const finalizedAt = "2026-10-01T12:00:00Z";
  const games = [
    makeGame({ id: "old", phase: "final", finalizedAt }),
    makeGame({ id: "elsewhere", phase: "final", finalizedAt }),
    makeGame({ id: "reopened", phase: "open", finalizedAt: null }),
  ];
  expect(finishedGames(games, new Set(["old", "reopened"]))).toEqual([
    { gameId: "old", finalizedAt },
  ]);
});
