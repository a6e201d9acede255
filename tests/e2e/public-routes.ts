import type { Locator, Page } from "@playwright/test";

/** What the addresses name: a team, a player of it and a finished game. */
export interface ShownLeague {
  readonly teamId: string;
  readonly playerId: string;
  readonly gameId: string;
}

/** One screen that everybody may open (D10). */
export interface PublicRoute {
  readonly name: string;
  readonly address: (league: ShownLeague) => string;
  /** Is there as soon as the screen shows figures of the league. */
  readonly figures: (page: Page) => Locator;
  /** What it says in a database without a season (P §2, A §2), word for word. */
  readonly empty: string;
  /** What leads on from there; null: the screen says whom to ask. */
  readonly wayForward: string | null;
}

const NO_SEASON = { empty: "No season yet", wayForward: "Try again" } as const;
const ranks = (page: Page) => page.getByRole("main").getByText(/^#?1$/);

/** All of them, in the order of the navigation; the audit and the bench read this list too. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...["/", "/games"].map((address) => ({
    name: `games at ${address}`,
    address: () => address,
    figures: (page: Page) => page.getByTestId("game-card").first(),
    empty: "No games have been created for this season.",
    wayForward: "Try again",
  })),
  {
    name: "review",
    address: ({ gameId }) => `/games/${gameId}/review`,
    figures: (page) => page.getByTestId("score-home").getByText(/^\d+$/),
    empty: "Error: Game not found",
    wayForward: "Back to Games",
  },
  {
    name: "teams",
    address: () => "/teams",
    figures: (page) =>
      page
        .getByRole("article")
        .getByText(/^IR Slots Used \d/)
        .first(),
    ...NO_SEASON,
  },
  {
    name: "team",
    address: ({ teamId }) => `/teams/${teamId}`,
    figures: (page) => page.getByRole("region", { name: "Roster" }).getByRole("listitem").first(),
    empty: "Team not found",
    wayForward: "To the standings",
  },
  {
    name: "player",
    address: ({ playerId }) => `/players/${playerId}`,
    figures: (page) => page.getByRole("region", { name: "Game log" }).getByRole("listitem").first(),
    empty: "Player not found",
    wayForward: "To the stats",
  },
  ...["", "?tab=offense", "?tab=defense"].map((tab) => ({
    name: `fantasy dashboard ${tab}`,
    address: () => `/stats${tab}`,
    figures: (page: Page) => page.getByRole("tabpanel").getByRole("listitem").first(),
    ...NO_SEASON,
  })),
  {
    name: "all players",
    address: () => "/stats/all",
    figures: (page) => ranks(page).first(),
    ...NO_SEASON,
  },
  {
    name: "all teams",
    address: () => "/stats/all?view=teams",
    figures: (page) => page.getByRole("table", { name: "Teams" }).getByRole("rowheader").first(),
    ...NO_SEASON,
  },
  {
    name: "standings",
    address: () => "/standings",
    figures: (page) => page.getByText(/^\d+(\.\d)?%$/).first(),
    ...NO_SEASON,
  },
  {
    name: "widget",
    address: () => "/widget/stats/",
    figures: (page) => page.getByRole("tabpanel").getByRole("listitem").first(),
    empty: "No season is currently set to display on the widget. Please contact an administrator.",
    wayForward: "Try Again",
  },
];

/** In this frame and not in the app's: no service worker, so nothing of it opens without a network. */
export const isWidget = ({ name }: PublicRoute) => name === "widget";
