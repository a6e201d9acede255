import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  FALCONS,
  LEAGUE_ROW,
  madeRow,
  playerRow,
} from "../../../../tests/helpers/builders/make-table-rows.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../../tests/helpers/reading-tab.ts";
import { PLAYER_SEASONS } from "../../../contract/rows/player-season-rows.ts";
import { TEAM_SEASONS } from "../../../contract/rows/team-season-rows.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { seasonFigures, seasonLaddersPage } from "./season-figures.ts";

let tab: ReadingTab;

const line = (id: string, tackles: number) =>
  madeRow(PLAYER_SEASONS, {
    ...FALCONS,
    ...playerRow(id),
    player_name: id,
    games_played: 1,
    total_tackles: tackles,
  });
const pull = () => seasonFigures.pull(tab.parts, "season");

beforeEach(async () => {
  tab = await openReadingTab({
    leagues: [LEAGUE_ROW],
    team_season_stats: [madeRow(TEAM_SEASONS, FALCONS)],
    player_season_stats: [line("ada", 4), line("bo", 9), line("cy", 0)],
  });
});

afterEach(() => tab.close());

describe("the figures of a season", () => {
  it("D46: include the ladders of its leagues, in one row for its players' pages", async () => {
    expect(await pull()).toBeNull();
    expect(
      must(await tab.store.reference.list("season_ladders", "season", isSoundCopy)),
    ).toHaveLength(1);
    expect(must(await seasonLaddersPage.read(tab.store, "season"))).toMatchObject({
      ladders: [
        {
          stage: "all",
          players: 3,
          steps: {
            tackles: [
              { value: 4, games: 1, players: 1 },
              { value: 9, games: 1, players: 1 },
            ],
          },
        },
        { stage: "regular" },
      ],
    });
  });

  it("come from the server in one reading with the ladders", () => {
    expect([seasonLaddersPage.reading, seasonLaddersPage.pull]).toEqual([
      seasonFigures.name,
      seasonFigures.pull,
    ]);
  });

  it("P §8: a server that failed is heard, and a portal on the way is not", async () => {
    const heard: string[] = [];
    const parts = { ...tab.parts, onRefusal: (said: string) => void heard.push(said) };
    tab.server.broken = "player_season_stats";
    expect(await seasonFigures.pull(parts, "season")).toBe("unknown");
    tab.server.words = "  could not resize shared memory segment  ";
    expect(await seasonFigures.pull(parts, "season")).toBe("temporary");
    expect(heard).toEqual(["could not resize shared memory segment"]);
  });

  it("I23: an incomplete reading stores no ladders", async () => {
    tab.server.broken = "player_season_stats";
    expect(await pull()).toBe("unknown");
    expect(must(await tab.store.reference.wereRead(seasonLaddersPage.tables, "season"))).toBe(
      false,
    );
  });
});
