import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { WidgetKindName } from "../../../src/parts/embed/widget-kinds.ts";

/** The team, one of its players and the finished game that the addresses name. */
export interface ShownLeague {
  readonly teamId: string;
  readonly playerId: string;
  readonly gameId: string;
}

/** The exact words of an empty screen. */
export type EmptyWords = readonly [text: string, wayForward: string];

/** One screen that everybody may open (D10). */
export interface PublicRoute {
  readonly name: string;
  readonly address: (league: ShownLeague) => string;
  /** Visible once the screen shows the league's figures, and on no screen before it. */
  readonly figures: (page: Page) => Locator;
  /** Its words in a database without a season, and the link or button that leads on. */
  readonly noSeason: EmptyWords;
  /** The same in a season without teams and games (P §2, A §2). */
  readonly emptySeason: EmptyWords;
}

const NO_SEASON: EmptyWords = ["No season yet", "Try Again"];
const NO_GAMES: EmptyWords = ["No games have been created for this season.", "Try Again"];
const NO_LIVE_SEASON =
  "No season is currently set to display on the widget. Please contact an administrator.";
/** Under this heading: other screens have a first place too. */
const ranks = (page: Page, name: string) =>
  page
    .getByRole("main")
    .filter({ has: page.getByRole("heading", { level: 1, name }) })
    .getByText(/^#?1$/);

/** All of them, in the order of the navigation; the audit and the bench read this list too. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...["/", "/games"].map((address) => ({
    name: `games at ${address}`,
    address: () => address,
    figures: (page: Page) => page.getByTestId("game-card").first(),
    noSeason: NO_GAMES,
    emptySeason: NO_GAMES,
  })),
  {
    name: "review",
    address: ({ gameId }) => `/games/${gameId}/review`,
    figures: (page) => page.getByTestId("score-home").getByText(/^\d+$/),
    noSeason: ["Error: Game not found", "Back to Games"],
    emptySeason: ["Error: Game not found", "Back to Games"],
  },
  {
    name: "scoreboard",
    address: ({ gameId }) => `/games/${gameId}/scoreboard`,
    figures: (page) => page.getByTestId("score-home").getByText(/^\d+$/),
    noSeason: ["Error: Game not found", "Back to Games"],
    emptySeason: ["Error: Game not found", "Back to Games"],
  },
  {
    name: "teams",
    address: () => "/teams",
    figures: (page) =>
      page
        .getByRole("article")
        // A phone shows slips, with the record.
        .getByText(/^(IR Slots Used \d|\d+-\d)/)
        .first(),
    noSeason: NO_SEASON,
    emptySeason: ["No teams yet", "Sync"],
  },
  {
    name: "team",
    address: ({ teamId }) => `/teams/${teamId}`,
    figures: (page) => page.getByRole("region", { name: "Roster" }).getByRole("listitem").first(),
    noSeason: ["Team not found", "To the Standings"],
    emptySeason: ["Team not found", "To the Standings"],
  },
  {
    name: "player",
    address: ({ playerId }) => `/players/${playerId}`,
    figures: (page) => page.getByRole("region", { name: "Game log" }).getByRole("listitem").first(),
    noSeason: ["Player not found", "To the Stats"],
    emptySeason: ["Player not found", "To the Stats"],
  },
  ...(
    [
      ["", "Team", "No players with fantasy points yet"],
      ["?tab=offense", "Offense", "No players with offensive points yet"],
      ["?tab=defense", "Defense", "No players with defensive points yet"],
    ] as const
  ).map(([tab, name, text]) => ({
    name: `fantasy dashboard ${tab}`,
    address: () => `/stats${tab}`,
    figures: (page: Page) => page.getByRole("tabpanel", { name }).getByRole("listitem").first(),
    noSeason: NO_SEASON,
    emptySeason: [text, "See the Games"] as const,
  })),
  {
    name: "all players",
    address: () => "/stats/all",
    figures: (page) => ranks(page, "Comprehensive Stats").first(),
    noSeason: NO_SEASON,
    emptySeason: ["No players found matching your criteria", "See the Games"],
  },
  {
    name: "all teams",
    address: () => "/stats/all?view=teams",
    figures: (page) => page.getByRole("table", { name: "Teams" }).getByRole("rowheader").first(),
    noSeason: NO_SEASON,
    emptySeason: ["No teams found matching your criteria", "See the Games"],
  },
  {
    name: "standings",
    address: () => "/standings",
    figures: (page) => page.getByText(/^\s*(Win %\s*)?\d+(\.\d)?%$/).first(),
    noSeason: NO_SEASON,
    emptySeason: ["No Standings Available", "Sync"],
  },
  {
    name: "widget",
    address: () => "/widget/stats/",
    figures: (page) => widgetFigures(page).stats,
    noSeason: [NO_LIVE_SEASON, "Try Again"],
    emptySeason: [NO_LIVE_SEASON, "Try Again"],
  },
];

/** The widget has no service worker, so it does not open without a network. */
export const isWidget = ({ name }: PublicRoute) => name === "widget";

/** Visible once a widget of each kind has its rows. */
export const widgetFigures = (page: Page | FrameLocator): Record<WidgetKindName, Locator> => ({
  stats: page.getByRole("tabpanel").getByRole("listitem").first(),
  standings: page.getByRole("rowheader").first(),
  next: page.getByRole("listitem").first(),
  live: page.getByText(/^Updated |^No game is being played right now\.$/).first(),
});
