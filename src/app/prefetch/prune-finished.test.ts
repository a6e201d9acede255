import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/make-game.ts";
import { pruneFinished } from "./prune-finished.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

it("offers the store only final games whose log is on this device (I3)", async () => {
  const asked: string[] = [];
  const log = {
    prune: async (gameId: string) => {
      asked.push(gameId);
      return { ok: true, value: { pruned: true } } as const;
    },
  };
  const finalizedAt = "2026-10-01T12:00:00Z";
  const games = [
    makeGame({ id: "old", phase: "final", finalizedAt }),
    makeGame({ id: "elsewhere", phase: "final", finalizedAt }),
    makeGame({ id: "reopened", phase: "open", finalizedAt: null }),
  ];
  await pruneFinished({ log: log as never }, games, new Set(["old", "reopened"]), NOW);
  expect(asked).toEqual(["old"]);
});
