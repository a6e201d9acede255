import type { Page, ViewportSize } from "@playwright/test";
import {
  showFinalize,
  showLive,
  showLiveOffline,
  showPlayerSheet,
  showPublic,
  showRosterGate,
  showSyncSheet,
  showUsers,
  showWidgetBuilder,
} from "./scenes.ts";
import type { ShownLeague } from "./shown-league.ts";

export interface Picture {
  /** The path from the project's root. */
  readonly file: `${string}.webp`;
  readonly size: ViewportSize;
  readonly theme: "light" | "dark" | "sun";
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  /** Who is signed in; a visitor is nobody. */
  readonly who: "visitor" | "scorer" | "admin";
  /** Brings that person's page to what the picture shows. */
  readonly show: (page: Page, league: ShownLeague) => Promise<void>;
}

export const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const phone = { size: PHONE, theme: "light", scale: 1.5, who: "scorer" } as const;
const laptop = { size: LAPTOP, theme: "light", scale: 1, who: "scorer" } as const;
const guest = { ...phone, who: "visitor" } as const;

/** The README's pictures come first, then the user guide's. */
export const PICTURES: readonly Picture[] = [
  { ...phone, file: "docs/pictures/live-light.webp", show: showLive },
  { ...phone, file: "docs/pictures/live-sun.webp", theme: "sun", show: showLive },
  { ...phone, file: "docs/pictures/live-offline.webp", show: showLiveOffline },
  { ...phone, file: "docs/pictures/sync-sheet.webp", show: showSyncSheet },
  { ...guest, file: "docs/pictures/review-phone.webp", show: showPublic("review") },
  { ...guest, file: "docs/pictures/stats-phone.webp", show: showPublic("fantasy dashboard ") },
  { ...guest, file: "docs/pictures/player-phone.webp", show: showPublic("player") },
  {
    ...guest,
    file: "docs/pictures/widget-phone.webp",
    show: showPublic("widget", "?theme=dark&tab=offense"),
  },
  {
    ...laptop,
    file: "docs/pictures/games-dark.webp",
    theme: "dark",
    show: showPublic("games at /games"),
  },
  { ...laptop, file: "docs/pictures/standings-laptop.webp", show: showPublic("standings") },
  { ...laptop, file: "docs/pictures/teams-laptop.webp", show: showPublic("teams") },
  { ...laptop, file: "docs/pictures/all-teams-laptop.webp", show: showPublic("all teams") },
  // What an installation shows (scripts/build/web-manifest.ts), beside three of the guide's.
  { ...laptop, file: "public/screenshots/standings.webp", show: showPublic("standings") },
  { ...laptop, file: "public/screenshots/all-teams.webp", show: showPublic("all teams") },
  { ...phone, file: "public/guide/games.webp", show: showPublic("games at /games") },
  { ...phone, file: "public/guide/roster-gate.webp", show: showRosterGate },
  { ...phone, file: "public/guide/live.webp", show: showLive },
  { ...phone, file: "public/guide/player-sheet.webp", show: showPlayerSheet },
  { ...phone, file: "public/guide/sync-sheet.webp", show: showSyncSheet },
  { ...phone, file: "public/guide/finalize.webp", show: showFinalize },
  { ...phone, file: "public/guide/review.webp", show: showPublic("review") },
  { ...phone, file: "public/guide/standings.webp", show: showPublic("standings") },
  { ...phone, file: "public/guide/stats.webp", show: showPublic("fantasy dashboard ") },
  { ...phone, file: "public/guide/all-stats.webp", show: showPublic("all players") },
  { ...phone, file: "public/guide/team.webp", show: showPublic("team") },
  { ...phone, file: "public/guide/teams.webp", show: showPublic("teams") },
  { ...phone, file: "public/guide/users.webp", who: "admin", show: showUsers },
  { ...phone, file: "public/guide/widget.webp", who: "admin", show: showWidgetBuilder },
];
