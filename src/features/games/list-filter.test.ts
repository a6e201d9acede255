import { describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { filterGames, readGameFilter, WHOLE_LIST, writeGameFilter } from "./list-filter.ts";

const read = (query: string) => readGameFilter(new URLSearchParams(query));

describe("the list's filter in the address", () => {
  it("comes back as it was written, and other parameters stay", () => {
    const filter = { show: "completed", search: "hail marías", date: "2026-11-14" } as const;
    const written = writeGameFilter(new URLSearchParams("from=menu"), filter);
    expect(readGameFilter(written)).toEqual(filter);
    expect(written.get("from")).toBe("menu");
    expect(writeGameFilter(written, WHOLE_LIST).toString()).toBe("from=menu");
  });

  it.each(["", "show=everything", "date=tomorrow", "date=2026-11-14T10:00", "date=2026-99-99"])(
    "%j is the whole list",
    (query) => {
      expect(read(query)).toEqual(WHOLE_LIST);
    },
  );
});

describe("the games that are shown", () => {
  const item = (id: string, columns: Parameters<typeof makeGame>[0]) => ({
    game: makeGame({ id, ...columns }),
    visitorName: "Hail Marías",
    homeName: id === "other" ? "Storm" : "Blitz & Giggles",
  });
  const games = [
    item("done", { gameDate: "2026-11-14", isCompleted: true }),
    item("next", { gameDate: "2026-11-28" }),
    item("other", { gameDate: "2026-11-28" }),
  ];
  it.each([
    ["", ["done", "next", "other"]],
    ["show=upcoming", ["next", "other"]],
    ["show=completed", ["done"]],
    ["q=giggles", ["done", "next"]],
    ["q=maria&date=2026-11-28", ["next", "other"]],
    ["show=completed&date=2026-11-28", []],
  ])("with %j", (query, ids) => {
    expect(filterGames(games, read(query)).map(({ game }) => game.id)).toEqual(ids);
  });
});
