import { describe, expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makePlayer } from "../../../../tests/helpers/builders/make-player.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../../tests/helpers/device.ts";
import { createGameState } from "../../../domain/game/fold/fold.ts";
import { TEAM_UNKNOWN } from "../../../domain/game/player.ts";
import { playersIn, readGameReference } from "./game-reference.ts";

it("I17, D36a: a number that was changed here shows at once, a walk-on's too", () => {
  const state = createGameState("game", { visitorTeamId: "v", homeTeamId: "h" });
  const walkOn = { playerId: "w1", teamId: "v", jerseyNumber: "8", name: null };
  state.walkOns.set("w1", walkOn);
  const jerseyEdits = new Map([["w1", "44"]]);
  const players = playersIn({ players: [], jerseyEdits }, state, "v");
  expect(players).toMatchObject([{ id: "w1", jerseyNumber: "44" }]);
});

it("I17, D33: a walk-on whom the server knows is the server's: moved to the other team, or out", () => {
  const state = createGameState("game", { visitorTeamId: "v", homeTeamId: "h" });
  for (const playerId of ["moved", "out", "new"]) {
    state.walkOns.set(playerId, { playerId, teamId: "v", jerseyNumber: null, name: null });
  }
  const players = [
    makePlayer({ id: "moved", teamId: "h", isWalkOn: true }),
    makePlayer({ id: "out", teamId: "v", isWalkOn: true, isActive: false }),
  ];
  const idsOf = (teamId: string) =>
    playersIn({ players, jerseyEdits: new Map() }, state, teamId).map(({ id }) => id);
  expect(idsOf("v")).toEqual(["new"]);
  expect(idsOf("h")).toEqual(["moved"]);
  state.rosters.set("v", new Set(["out"]));
  expect(idsOf("v").sort()).toEqual(["new", "out"]);
});

describe("S20: a game whose row is damaged", () => {
  const READ = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };
  const sound = makeGame({ id: GAME, seasonId: "s1", ...PAIRING });

  async function withRow(row: object) {
    const { store, context } = await createDevice().openTab();
    const teams = Object.values(PAIRING).map((id) => makeTeam({ id }));
    must(await store.reference.replace("games", "s1", [row as typeof sound], READ));
    must(await store.reference.replace("teams", "s1", teams, READ));
    return { store, context };
  }

  it("is asked for at the server while nobody here knows who plays, or where its log stands", async () => {
    for (const lost of [{ homeTeamId: null }, { epoch: "x" }, { phase: 1 }]) {
      const { store } = await withRow({ ...sound, ...lost });
      expect(await readGameReference({ store }, GAME)).toBeNull();
    }
  });

  it("opens with what its log on this device knows of it", async () => {
    const { store, context } = await withRow({ ...sound, homeTeamId: null, epoch: "x" });
    must(await store.games.openGame(GAME, PAIRING, { ...sound, epoch: 2 }));
    must(await store.log.append(GAME, oneTackle("e1"), context(2)));
    const reference = await readGameReference({ store }, GAME);
    expect(reference?.game).toMatchObject({ ...PAIRING, epoch: 2, unreadable: [] });
  });

  it("opens as it is where only its day or place is lost", async () => {
    const { store } = await withRow({ ...sound, gameDate: 7 });
    expect((await readGameReference({ store }, GAME))?.game).toMatchObject(PAIRING);
  });
});

it("S20: who was checked in stays in the roster although this device has lost their team", () => {
  const state = createGameState("game", { visitorTeamId: "v", homeTeamId: "h" });
  state.rosters.set("v", new Set(["ada"]));
  const players = ["ada", "bo"].map((id) => makePlayer({ id, teamId: TEAM_UNKNOWN }));
  const idsOf = (teamId: string) =>
    playersIn({ players, jerseyEdits: new Map() }, state, teamId).map(({ id }) => id);
  expect([idsOf("v"), idsOf("h")]).toEqual([["ada"], []]);
});

it("D33: a game names whoever was merged as the player it turned out to be, also in another team", async () => {
  const { store } = await createDevice().openTab();
  const read = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };
  const game = makeGame({ id: "g", seasonId: "s1", visitorTeamId: "v", homeTeamId: "h" });
  const ada = makePlayer({ id: "ada", teamId: "x", name: "Ada Reyes", jerseyNumber: "7" });
  const walkOn = makePlayer({ id: "w", teamId: "v", isActive: false, mergedInto: "ada" });
  must(await store.reference.replace("games", "s1", [game], read));
  must(
    await store.reference.replace(
      "teams",
      "s1",
      ["v", "h"].map((id) => makeTeam({ id })),
      read,
    ),
  );
  must(await store.reference.replace("players", "s1", [ada, { ...walkOn, name: "Walk-on" }], read));
  const reference = await readGameReference({ store }, "g");
  const shown = { id: "w", name: "Ada Reyes", jerseyNumber: "7" };
  expect(reference?.players).toMatchObject([shown]);
  expect(reference?.season.find(({ id }) => id === "w")).toMatchObject(shown);
});
