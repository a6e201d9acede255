import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  LEAGUE_ROW,
  playerRow,
  teamRow,
} from "../../../../tests/helpers/builders/make-table-rows.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../../tests/helpers/reading-tab.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import { seasonRosters } from "./season-rosters.ts";

let tab: ReadingTab;
let store: LocalStore;

beforeEach(async () => {
  tab = await openReadingTab({
    leagues: [LEAGUE_ROW],
    teams: [teamRow("falcons")],
    season_players: [playerRow("ada")],
    season_contacts: [
      { team_id: "falcons", season_id: "season", captain_email: "ada@people.test" },
    ],
  });
  store = tab.store;
});

afterEach(() => tab.close());

const pull = () => seasonRosters.pull(tab.parts, "season");

const cardOf = async () => {
  const read = must(await seasonRosters.read(store, "season"));
  return { ...read.cards[0], waiting: [...read.waitingIds] };
};

describe("the rosters of Team Management", () => {
  it("D13: a visitor's device never asks for captains' addresses", async () => {
    tab.remote.session.forget();
    expect(await pull()).toBeNull();
    expect(tab.server.asked.toSorted()).toEqual(["leagues", "season_players", "teams"]);
    expect((await cardOf()).captainEmail).toBeNull();
  });

  it("D13, rule 18: they show to whoever is signed in, and not after the sign-out", async () => {
    expect(await pull()).toBeNull();
    expect((await cardOf()).captainEmail).toBe("ada@people.test");
    must(await store.reference.clear());
    tab.remote.session.forget();
    expect(await pull()).toBeNull();
    expect((await cardOf()).captainEmail).toBeNull();
  });

  it("D48: whoever was merged or left is no active player on the dashboard either", async () => {
    await pull();
    tab.server.tables.season_players = [playerRow("ada", { is_active: false })];
    await pull();
    const counts = must(await store.reference.get("active_counts", "season"));
    expect(counts).toMatchObject({ activeTeams: 1, activePlayers: 0 });
  });

  it("I17, D36a: a number that waits on this device lies over the server's", async () => {
    await pull();
    must(
      await store.operations.add({
        opId: "op",
        kind: "set_jersey_number",
        payload: { playerId: "ada", jerseyNumber: "00" },
        authorId: "ada",
        createdAt: "2026-11-21T12:00:00.000Z",
      }),
    );
    const { active, waiting } = await cardOf();
    expect(active).toMatchObject([{ id: "ada", jerseyNumber: "00" }]);
    expect(waiting).toEqual(["ada"]);
  });
});
