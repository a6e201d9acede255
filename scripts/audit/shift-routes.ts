import type { Page } from "@playwright/test";
import type { LeagueGame } from "../../tests/e2e/support/league.ts";
import {
  type PublicRoute,
  type ShownLeague,
  widgetFigures,
} from "../../tests/e2e/support/public-routes.ts";

/** A page of which only the layout shift is measured. */
export interface ShiftRoute {
  readonly name: string;
  readonly address: string;
  readonly figures: PublicRoute["figures"];
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export const WIDGETS: readonly ShiftRoute[] = (["standings", "next", "live"] as const).map(
  (kind) => ({
    name: `widget ${kind}`,
    address: `/widget/${kind}/`,
    figures: (page) => widgetFigures(page)[kind],
  }),
);

/** Here the mark of the season comes after the rest (P §4). */
export const pastGames = (seasonId: string): ShiftRoute => ({
  name: "games of a past season",
  address: `/games?season=${seasonId}`,
  figures: (page) => page.getByRole("note").filter({ hasText: "past season" }),
});

/** A running game, whose clock and newest play come after its row, and one with captains' words. */
export const movingGames = (runningId: string, confirmedId: string): readonly ShiftRoute[] =>
  [
    { name: "scoreboard of a running game", address: `/games/${runningId}/scoreboard` },
    { name: "review of a running game", address: `/games/${runningId}/review` },
    { name: "review with captains", address: `/games/${confirmedId}/review` },
  ].map((route) => ({ ...route, figures: heading }));

/** What a visitor opens beside the public screens: a sheet of paper, and each way to sign in. */
export const otherPages = ({ gameId }: ShownLeague): readonly ShiftRoute[] => [
  ...[
    `/games/${gameId}/sheet`,
    "/login",
    "/auth/signup",
    "/login?view=verify_otp&for=recovery",
    "/auth/callback",
    "/auth/reset-password",
  ].map((address) => ({ name: nameOf("visitor", address), address, figures: heading })),
  {
    name: "visitor /pass/…",
    address: `/pass/${gameId}#${"0".repeat(40)}`,
    figures: (page) => page.getByRole("region", { name: "The game of this pass" }),
  },
];

/** A scorekeeper's screens of a running game and of an untouched one. */
export const sideline = (runningId: string, { id, home }: LeagueGame): readonly ShiftRoute[] => [
  {
    name: "live screen",
    address: `/collect?gameId=${runningId}`,
    figures: (page) => page.getByTestId("stat-grid"),
  },
  {
    name: "roster gate",
    address: `/collect?gameId=${id}`,
    figures: (page) => page.getByRole("dialog", { name: "Select Game-Day Rosters" }),
  },
  {
    name: "check-in of a team",
    address: `/games/${id}/check-in/${home.id}`,
    figures: (page) => page.getByRole("checkbox").first(),
  },
];

/** What an admin sees moves by itself in other places than what a visitor sees. */
export function adminRoutes(seasonId: string, league: ShownLeague): readonly ShiftRoute[] {
  const season = `/admin/seasons/${seasonId}`;
  return [
    `/games/${league.gameId}/review`,
    "/teams",
    `/teams/${league.teamId}`,
    `/players/${league.playerId}`,
    "/collect",
    `/games/${league.gameId}/passes`,
    "/account",
    "/my-feedback",
    "/user-guide",
    "/admin",
    season,
    ...["teams", "games", "copy", "import", "passes"].map((part) => `${season}/${part}`),
    ...["seasons/new", "users", "devices", "penalties", "settings", "sync", "widget", "import"].map(
      (part) => `/admin/${part}`,
    ),
    "/admin/import/bulk",
    "/admin/stats",
    "/admin/api-debug",
    "/feedback",
  ].map((address) => ({
    name: nameOf("admin", address),
    address,
    figures: heading,
  }));
}

const nameOf = (whose: string, address: string) =>
  `${whose} ${address.replace(/[0-9a-f-]{36}/, "…")}`;
