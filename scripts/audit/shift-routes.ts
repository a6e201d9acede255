import type { Page } from "@playwright/test";
import { paths } from "../../src/app/paths.ts";
import type { PublicRoute, ShownLeague } from "../../tests/e2e/support/public-routes.ts";

/** A page of which only the layout shift is measured. */
export interface ShiftRoute {
  readonly name: string;
  readonly address: string;
  readonly figures: PublicRoute["figures"];
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export const WIDGETS: readonly ShiftRoute[] = ["standings", "next", "live"].map((kind) => ({
  name: `widget ${kind}`,
  address: `/widget/${kind}/`,
  figures: (page) => page.getByRole("contentinfo"),
}));

/** What an admin sees moves by itself in other places than what a visitor sees. */
export function adminRoutes(seasonId: string, league: ShownLeague): readonly ShiftRoute[] {
  return [
    paths.review(league.gameId),
    paths.team(league.teamId),
    paths.player(league.playerId),
    paths.collect(),
    paths.admin(),
    paths.adminSeason(seasonId),
    paths.adminTeams(seasonId),
    paths.adminGames(seasonId),
    paths.adminSeasonCopy(seasonId),
    paths.adminSeasonImport(seasonId),
    paths.adminDayPasses(seasonId),
    paths.adminNewSeason(),
    paths.adminUsers(),
    paths.adminDevices(),
    paths.adminPenalties(),
    paths.adminSettings(),
    paths.adminSync(),
    paths.adminWidget(),
    paths.adminImport(),
    paths.feedback(),
  ].map((address) => ({
    name: `admin ${address.replace(/[0-9a-f-]{36}/, "…")}`,
    address,
    figures: heading,
  }));
}
