import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import type { Game } from "../../domain/game/game.ts";
import { gameStatus } from "../../domain/game/game-status.ts";
import { Icon } from "../../ui/icon.tsx";
import { TrophyIcon } from "../../ui/list-icons.tsx";
import { GameCard } from "./game-card.tsx";
import { GameRow } from "./game-row.tsx";

const TROPHY = renderToStaticMarkup(<Icon as={TrophyIcon} size="sm" />);
const visitor = makeTeam({ id: "v", name: "Falcons" });
const home = makeTeam({ id: "h", name: "Storm" });
const PLAYED = { isCompleted: true, phase: "final", visitorScore: 20, homeScore: 14 } as const;

function row(columns: Partial<Game>, mayCollect = false, isTeamMissing = false, Shown = GameRow) {
  const game = makeGame({
    id: "g1",
    visitorTeamId: "v",
    homeTeamId: "h",
    gameDate: "2026-11-28",
    gameTime: "10:30",
    weekNumber: 9,
    fieldLocation: "Riverside Park, Field 3",
    ...columns,
  });
  const item = {
    ...{ game, visitor, home, visitorName: "Falcons", homeName: "Storm" },
    faces: { visitor, home },
    ...{ status: gameStatus(game), live: null, summary: null, isTeamMissing, onDevice: true },
  };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Shown item={item} isMain={false} mayCollect={mayCollect} />
    </MemoryRouter>,
  );
  const links = [...markup.matchAll(/<a [^>]*>/g)].map(
    ([tag]) => [/aria-label="([^"]*)"/.exec(tag)?.[1], /href="([^"]*)"/.exec(tag)?.[1]] as const,
  );
  const read = (part: string) => part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  const unseen = /<span aria-hidden="true">(FINAL[^<]*)<\/span>/.exec(markup)?.[1];
  const [before, after] = markup.split(TROPHY).map(read);
  return {
    links,
    words: read(markup),
    unseen,
    trophy: after === undefined ? undefined : { before, after },
  };
}

it("a result is one link, says who won, and names the whole field (P §2)", () => {
  const { links, words } = row({ ...PLAYED, isPlayoff: true });
  expect(links).toEqual([["View Results: Falcons at Storm", "/games/g1/review"]]);
  expect(words).toMatch(/Visitor Falcons 20 .*Falcons.* wins.*Home Storm 14 /);
  expect(words).toMatch(
    /COMPLETED Sat, Nov 28 FINAL · PLAYOFF · 10:30 AM · Week 9 · Riverside Park, Field 3/,
  );
});

it("a result scans in greyscale: FINAL for the eye, COMPLETED for readers, a trophy beside the winner alone (P §2, D47)", () => {
  const won = row(PLAYED);
  expect(won.unseen).toBe("FINAL");
  expect(won.trophy?.before).toMatch(/Visitor Falcons $/);
  expect(won.trophy?.after).toMatch(/^ 20 /);
  const tie = row({ ...PLAYED, homeScore: 20 });
  expect([tie.unseen, tie.trophy]).toEqual(["FINAL", undefined]);
  for (const columns of [{}, { liveEntries: 3, visitorScore: 6, homeScore: 8 }]) {
    expect(row(columns)).toMatchObject({ unseen: undefined, trophy: undefined });
  }
});

it("a running game says so, with its score (D46c)", () => {
  const { words } = row({ liveEntries: 3, visitorScore: 6, homeScore: 8 });
  expect(words).toMatch(/Visitor Falcons 6 .*Home Storm 8 .*IN PROGRESS · 10:30 AM/);
});

it("a forfeit says W and L, unless the game was scored before it (D46a)", () => {
  const forfeit = { ...PLAYED, outcome: "forfeit", winnerTeamId: "h" } as const;
  const { words } = row({ ...forfeit, visitorScore: 0, homeScore: 0 });
  expect(words).toMatch(/Visitor Falcons L .*Home Storm W Storm wins .* FORFEIT/);
  expect(words).not.toMatch(/ 0 /);
  expect(row({ ...forfeit, isCompleted: false, homeScore: 0, visitorScore: 0 }).words).toMatch(
    /Falcons L .*Home Storm W/,
  );
  expect(row(forfeit).words).toMatch(/Falcons 20 .*Home Storm 14 /);
});

it.each<[string, Partial<Game>, boolean, readonly (readonly [string | undefined, string])[]]>([
  ["is collected", {}, true, [["Collect Stats: Falcons at Storm", "/collect?gameId=g1"]]],
  [
    "leads visitors to the teams",
    {},
    false,
    [
      [undefined, "/teams/v"],
      [undefined, "/teams/h"],
    ],
  ],
  [
    "that only the provider marked completed is collected too (D31a)",
    { ...PLAYED, phase: "open" },
    true,
    [
      ["View Results: Falcons at Storm", "/games/g1/review"],
      ["Collect Stats: Falcons at Storm", "/collect?gameId=g1"],
    ],
  ],
])("a game %s", (_, columns, mayCollect, expected) => {
  expect(row(columns, mayCollect).links).toEqual(expected);
});

it.each<[Partial<Game>, boolean, RegExp]>([
  [{ outcome: "postponed" }, false, /POSTPONED · \S+ [AP]M · Week 9/],
  [{ outcome: "cancelled" }, false, /CANCELLED · Week 9/],
  [{ ...PLAYED, homeScore: 20 }, false, /Tie game/],
  [{}, true, /A team of this game is not in the list/],
  [{ unreadable: ["gameTime"] }, false, /damaged its copy of this game/],
])("a row of %j says what is particular about it", (columns, isTeamMissing, words) => {
  expect(row(columns, false, isTeamMissing).words).toMatch(words);
});

it("a card, too, says that a team of its game is not in the list", () => {
  expect(row({}, false, true, GameCard).words).toContain("A team of this game is not in the list");
});
