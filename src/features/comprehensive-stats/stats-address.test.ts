import { describe, expect, it, test } from "vitest";
import { seasonParts } from "../../domain/standings/divisions.ts";
import { DEFAULT_VIEW, readStatsView, type StatsView, writeStatsView } from "./stats-address.ts";

const row = (leagueId: string, divisionName: string) => ({
  leagueId,
  leagueName: leagueId,
  divisionName,
});
const PARTS = seasonParts([row("men", "North & South"), row("men", "A"), row("women", "A")]);
const read = (address: string) => readStatsView(new URLSearchParams(address), PARTS);

describe("Comprehensive Stats in the address", () => {
  const views: Partial<StatsView>[] = [
    {},
    { kind: "teams", sort: { column: "points_allowed", direction: "ascending" } },
    { kind: "teams", sort: { column: "points_allowed", direction: "descending" } },
    { sort: { column: "record", direction: "ascending" } },
    { division: "North & South", stage: "playoffs", stat: "tackles" },
    { league: "women", division: "A" },
    { search: "O'Connor, =1+1 & <b>", showsAll: true },
  ];
  test.each(views)("%j comes back as it was written", (part) => {
    const view = { ...DEFAULT_VIEW, ...part };
    const address = writeStatsView(new URLSearchParams("ref=mail"), view).toString();
    expect(read(address)).toEqual(view);
    expect(address).toContain("ref=mail");
  });

  it("leaves no trace of what is as usual", () => {
    const address = new URLSearchParams(
      "view=teams&league=men&division=A&q=x&show=all&sort=team&order=ascending",
    );
    expect(writeStatsView(address, DEFAULT_VIEW).toString()).toBe("");
  });

  it("takes nothing that it does not know", () => {
    const odd =
      "view=cards&league=gone&division=A&stage=finals&stat=constructor&sort=__proto__&order=up&show=1";
    expect(read(odd)).toEqual(DEFAULT_VIEW);
  });
});
