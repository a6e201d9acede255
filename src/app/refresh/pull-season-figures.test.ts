import { afterEach, beforeEach, expect, it } from "vitest";
import {
  FALCONS,
  LEAGUE_ROW,
  madeRow,
  playerRow,
} from "../../../tests/helpers/builders/make-table-rows.ts";
import { must } from "../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../tests/helpers/reading-tab.ts";
import { setDiskFull } from "../../../tests/helpers/sync/full-disk.ts";
import { PLAYER_SEASONS } from "../../contract/rows/player-season-rows.ts";
import { TEAM_SEASONS } from "../../contract/rows/team-season-rows.ts";
import { DATABASE_NAME } from "../../local/db/db.ts";
import { figuresAhead } from "./pull-season-figures.ts";

let tab: ReadingTab;
let readAhead: ReturnType<typeof figuresAhead>;

const after = (minutes: number) =>
  new Date(Date.parse(tab.parts.readAt) + minutes * 60_000).toISOString();
const ahead = (players = 600, readAt = tab.parts.readAt) =>
  readAhead({ ...tab.parts, readAt }, "season", players);
/** The tables that one reading asks the server for. */
async function asks(reading: () => Promise<unknown>): Promise<readonly string[]> {
  const before = tab.server.asked.length;
  await reading();
  return tab.server.asked.slice(before).toSorted();
}

beforeEach(async () => {
  readAhead = figuresAhead();
  tab = await openReadingTab({
    leagues: [LEAGUE_ROW],
    team_season_stats: [madeRow(TEAM_SEASONS, FALCONS)],
    player_season_stats: [
      madeRow(PLAYER_SEASONS, { ...FALCONS, ...playerRow("ada"), player_name: "Ada" }),
    ],
  });
});

afterEach(() => {
  setDiskFull(DATABASE_NAME, false);
  return tab.close();
});

it("a small season's figures come to a device where nobody opened them", async () => {
  expect(await ahead()).toBeNull();
  const kept = ["leagues", "team_season_stats", "player_season_stats"] as const;
  expect(must(await tab.store.reference.wereRead(kept, "season"))).toBe(true);
});

it("a large season brings its teams only", async () => {
  expect(await asks(() => ahead(601))).toEqual(["leagues", "team_season_stats"]);
  const { reference } = tab.store;
  expect(must(await reference.wereRead(["leagues", "team_season_stats"], "season"))).toBe(true);
  expect(must(await reference.wereRead(["player_season_stats"], "season"))).toBe(false);
});

it("figures that were read within the hour are not asked for, older ones are", async () => {
  await ahead();
  expect(await asks(() => ahead(600, after(59)))).toEqual([]);
  expect(await asks(() => ahead(600, after(60)))).toHaveLength(3);
  // The teams of a season that grew large count by their own age.
  expect(await asks(() => ahead(601, after(61)))).toEqual([]);
});

it("a clock that was set back keeps no old figures", async () => {
  await ahead();
  expect(await asks(() => ahead(600, after(-90)))).toHaveLength(3);
});

it("a page that has just read them behind the prefetch's start is not asked again", async () => {
  await ahead(600, after(1));
  expect(await asks(() => ahead())).toEqual([]);
});

it("a full device is not asked for within the hour, and is asked again once there is room", async () => {
  setDiskFull(DATABASE_NAME, true);
  expect(await ahead()).toBe("storage");
  expect(await asks(() => ahead(600, after(59)))).toEqual([]);
  expect(await asks(() => ahead(600, after(60)))).toHaveLength(3);
  setDiskFull(DATABASE_NAME, false);
  expect(await asks(() => ahead(600, after(119)))).toEqual([]);
  expect(await ahead(600, after(120))).toBeNull();
  expect(must(await tab.store.reference.wereRead(["player_season_stats"], "season"))).toBe(true);
});
