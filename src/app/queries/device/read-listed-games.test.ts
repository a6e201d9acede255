import { expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { createDevice, must, oneTackle, PAIRING } from "../../../../tests/helpers/device.ts";
import { readListedGames } from "./read-listed-games.ts";

const READ = { complete: true, confirmedEmpty: true, readAt: "2026-11-21T12:00:00.000Z" };

async function listWith(teams: readonly string[]) {
  const { store } = await createDevice().openTab();
  const { reference } = store;
  const game = makeGame({ id: "game", visitorTeamId: "falcons", homeTeamId: "storm" });
  const rows = teams.map((id) => makeTeam({ id, name: `The ${id}` }));
  must(await reference.replace("teams", "season", rows, READ));
  must(await reference.replace("players", "season", [], READ));
  must(await reference.replace("games", "season", [game], READ));
  const { games } = await readListedGames(store, { id: "season" });
  store.close();
  return games;
}

it("D9: a game whose team is not on this device is listed, says so, and is not called ready for the field", async () => {
  expect(await listWith(["falcons"])).toMatchObject([
    {
      visitorName: "The falcons",
      homeName: "Unknown Team",
      isTeamMissing: true,
      onDevice: false,
    },
  ]);
});

it("D48: with both teams it is ready for the field", async () => {
  expect(await listWith(["falcons", "storm"])).toMatchObject([
    { homeName: "The storm", isTeamMissing: false, onDevice: true },
  ]);
});

it("a running game is the scorekeeper's own once this device has recorded in it", async () => {
  const { store, context } = await createDevice().openTab();
  const { reference } = store;
  const running = ["own", "other"].map((id) =>
    makeGame({ id, ...PAIRING, seasonId: "season", liveEntries: 1 }),
  );
  must(await reference.replace("teams", "season", [], READ));
  must(await reference.replace("players", "season", [], READ));
  must(await reference.replace("games", "season", running, READ));
  for (const id of ["own", "other"]) must(await store.games.openGame(id, PAIRING));
  must(await store.log.append("own", oneTackle("e1"), context()));
  const { games } = await readListedGames(store, { id: "season" });
  expect(games?.map(({ game, isOwn }) => [game.id, isOwn === true])).toEqual(
    expect.arrayContaining([
      ["own", true],
      ["other", false],
    ]),
  );
  store.close();
});
