import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { commandFailure } from "../../../app/commands/command-failure.ts";
import type { ServerRead } from "../../../app/queries/server/use-server-read.ts";
import type { AdminDesk } from "../../../domain/access/admin-desk.ts";
import { DeskSection } from "./desk-section.tsx";

const NOTHING = { count: 0, rows: [] };
const QUIET: AdminDesk = {
  liveSeason: null,
  running: [],
  today: "2026-11-23",
  feedback: NOTHING,
  invitations: NOTHING,
  results: NOTHING,
  injured: NOTHING,
  captains: NOTHING,
  devices: NOTHING,
  syncs: { ...NOTHING, health: { runs: 0, succeeded: 0 } },
};
const FALL = { seasonId: "fall", seasonName: "Fall 2026" };

const markup = (query: ServerRead<AdminDesk>, isOffline = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DeskSection query={query} isOffline={isOffline} onRetry={() => {}} />
    </MemoryRouter>,
  );
const ready = (own: Partial<AdminDesk>, isOffline = false) =>
  markup({ status: "ready", value: { ...QUIET, ...own } }, isOffline);

const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

test("with nothing to settle no zero shows, and each matter keeps its link", () => {
  const html = ready({});
  expect(html).not.toMatch(/>0</);
  expect(html).toContain("Nothing waiting");
  expect(html).toContain("No season is live");
  expect(html).not.toContain("Captains");
  for (const way of ["/feedback", "/admin/users?group=invited", "/admin/devices", "/admin/sync"]) {
    expect(html).toContain(`href="${way.replaceAll("&", "&amp;")}"`);
  }
});

test("what no page lists has a button for the rows after the third", () => {
  const rows = ["Hawks", "Owls", "Kings", "Foxes", "Wolves"].map((name) => {
    return { ...FALL, teamId: name, name, used: 1, slots: 0 };
  });
  const html = ready({ injured: { count: rows.length, rows } });
  expect(html).toContain("Kings");
  expect(html).not.toContain("Foxes");
  expect(html).toContain("Show 2 More");
  expect(html).toContain("1 player on 0 slots");
});

test("each row leads to where that one is settled", () => {
  const html = ready({
    feedback: {
      count: 4,
      rows: [{ id: "r 1", title: "Late", priority: "high", createdAt: "2026-11-22T10:00:00Z" }],
    },
    invitations: {
      count: 1,
      rows: [
        { userId: "u", email: "a+b@x.test", invitedAt: "2026-11-01T10:00:00Z", isExpired: true },
      ],
    },
    results: { count: 5, rows: [{ ...FALL, games: 5, oldest: "2026-11-10" }] },
    injured: {
      count: 1,
      rows: [{ ...FALL, teamId: "hawks", name: "Hawks", used: 3, slots: 2 }],
    },
    syncs: {
      count: 1,
      rows: [{ ...FALL, state: "failed", startedAt: "2026-11-22T21:00:00Z" }],
      health: { runs: 10, succeeded: 9 },
    },
  });
  for (const way of [
    "/feedback?report=r%201",
    "/admin/users?group=invited&amp;q=a%2Bb%40x.test",
    "/admin/seasons/fall/games?show=no-result",
    "/admin/seasons/fall/teams/hawks",
    "/admin/seasons/fall",
  ]) {
    expect(html).toContain(`href="${way}"`);
  }
  expect(html).toContain("12 things wait");
  expect(html).toContain("3 more");
  expect(html).toContain("5 games, the oldest from");
  expect(textOf(html)).toContain("3 players on 2 slots · Fall 2026");
  expect(html).toContain("Expired, invited");
});

test("a captain's disagreement shows its note and links to the review (D70)", () => {
  const row = { visitor: "Falcons", home: "Hawks", side: "home", saidAt: "2026-11-22T10:00:00Z" };
  const html = ready({
    captains: {
      count: 2,
      rows: [
        { ...row, side: "home", eventId: "e1", gameId: "g1", name: "Kim", note: "It was 20–14" },
        { ...row, side: "visitor", eventId: "e2", gameId: "g2", name: null, note: null },
      ],
    },
  });
  expect(html).toContain("Captains who see a game differently");
  for (const way of ["/games/g1/review", "/games/g2/review"])
    expect(html).toContain(`href="${way}"`);
  expect(html).toContain("Falcons");
  expect(html).toContain("“It was 20–14”");
  expect(html).toContain("Captain of");
  expect(html).toContain("2 things wait");
});

test("of a phone it is said what lies on it", () => {
  const html = ready({
    devices: {
      count: 1,
      rows: [
        {
          deviceId: "d",
          userId: "u",
          fullName: "Robin",
          kind: null,
          pending: 7,
          refused: 0,
          holes: 2,
          lastSeenAt: "2026-11-20T10:00:00Z",
        },
      ],
    },
  });
  expect(textOf(html)).toContain("Device · 7 to send · 2 missing · seen");
  expect(html).not.toContain("refused");
  expect(html).toContain("1 thing waits");
});

test("a game that is on stands with score and who sends it, also a phone that went silent (D69)", () => {
  const device = (deviceId: string, name: string, secondsAgo: number) => ({
    deviceId,
    userId: name,
    name,
    seenAt: Date.now() - secondsAgo * 1_000,
  });
  const html = ready({
    running: [
      {
        gameId: "g1",
        visitor: "Falcons",
        home: "Hawks",
        visitorScore: 13,
        homeScore: 8,
        seen: [
          device("a", "Jo", 100),
          device("b", "Kim", 719),
          device("c", "Lou", 1_200),
          device("d", "Ann", 300),
        ],
      },
    ],
  });
  expect(html).toContain("Being scored");
  expect(html).toContain('href="/games/g1/review"');
  expect(html).toContain("13–8");
  expect(html).toMatch(/13–8<\/span><svg[^>]*chevron-right/);
  const lines = [...html.matchAll(/<li>(Scoring now|Last heard|Silent): \W?(\w+)/g)].map(
    ([, how, who]) => [how, who],
  );
  expect(lines).toEqual([
    ["Scoring now", "Jo"],
    ["Last heard", "Ann"],
    ["Silent", "Kim"],
    ["Silent", "Lou"],
  ]);
  expect(ready({})).not.toContain("Being scored");
});

test("loading, no network and a failure say so, and a failure can be tried again", () => {
  expect(markup({ status: "loading" })).toContain("Looking what waits...");
  expect(markup({ status: "offline" }, true)).toContain("only with a network connection");
  expect(ready({}, true)).toContain("as it was last read");
  const { error } = commandFailure("network");
  const failed = markup({ status: "error", failure: error });
  expect(failed).toContain("The desk could not be read");
  expect(failed).toContain(error.message);
  expect(failed).toContain("Try Again");
});
