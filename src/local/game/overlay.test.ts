import { describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import { overlayPlayers, overlayRecord, overlaySummary } from "./overlay.ts";

const SCHEDULED = makeGame({ id: GAME, ...PAIRING });

const PLAYER = makePlayer({ id: "p1", teamId: "team-v", jerseyNumber: "7" });

describe("overlay", () => {
  it("I17: a pull of the schedule does not undo a finalize that waits here", async () => {
    const { store, context } = await createDevice().openTab();
    const game = must(await store.games.openGame(GAME, PAIRING));
    must(await store.log.append(GAME, oneTackle("e1"), context()));
    const seen = { seenEpoch: 0, seenState: game.state.phase };
    const finalize = { type: "game.finalized.v1" as const, payload: seen };
    must(await store.log.append(GAME, [finalize], context()));
    const totals = must(await store.totals.get(GAME));
    if (totals === null) throw new Error("A tap writes the totals row");
    const pulled = { ...SCHEDULED, headSeq: 4 };
    expect(overlayRecord(pulled, totals)).toMatchObject({ isCompleted: true, phase: "final" });
    // Once nothing waits, the newer row is the truth: somebody reopened it.
    expect(overlayRecord(pulled, { ...totals, waiting: false })).toEqual(pulled);
  });

  it("I17: a card shows this device's figures until the server's row knows of them", async () => {
    const { store, context } = await createDevice().openTab();
    const game = must(await store.games.openGame(GAME, PAIRING));
    must(await store.log.append(GAME, oneTackle("e1"), context()));
    expect(must(await store.totals.get(GAME))).not.toHaveProperty("summary");
    const seen = { seenEpoch: 0, seenState: game.state.phase };
    must(await store.log.append(GAME, [{ type: "game.finalized.v1", payload: seen }], context()));
    const totals = must(await store.totals.get(GAME));
    if (totals === null) throw new Error("A tap writes the totals row");
    const here = { playersWithStats: 1, totalTouchdowns: 0, totalTackles: 1 };
    const there = { playersWithStats: 9, totalTouchdowns: 5, totalTackles: 20 };
    const sent = { ...totals, waiting: false, throughSeq: 4 };
    expect(overlaySummary({ ...SCHEDULED, headSeq: 4 }, totals, there)).toEqual(here);
    expect(overlaySummary({ ...SCHEDULED, headSeq: 2 }, sent, there)).toEqual(here);
    expect(overlaySummary({ ...SCHEDULED, headSeq: 4 }, sent, there)).toEqual(there);
    expect(overlaySummary(SCHEDULED, undefined, null)).toBeNull();
  });

  it("I17: lays walk-ons and jersey edits over the server's players", () => {
    const walkOn = { playerId: "w1", teamId: "team-v", jerseyNumber: "00", name: null };
    const known = { playerId: "p1", teamId: "team-v", jerseyNumber: "99", name: "Other" };
    const players = overlayPlayers([PLAYER], {
      walkOns: [walkOn, known],
      jerseyEdits: new Map([["p1", null]]),
    });
    expect(players).toMatchObject([
      { ...PLAYER, jerseyNumber: null },
      { id: "w1", name: "Walk-on", jerseyNumber: "00", isWalkOn: true },
    ]);
  });
});
