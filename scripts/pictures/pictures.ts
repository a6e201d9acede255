import type { Page, ViewportSize } from "@playwright/test";
import {
  showFinalize,
  showGames,
  showLive,
  showLiveOffline,
  showPlayerSheet,
  showReview,
  showRosterGate,
  showSyncSheet,
  showUsers,
} from "./scenes.ts";
import type { ShownGames } from "./shown-games.ts";

export interface Picture {
  /** From the project's root; its ending is its format. */
  readonly file: `${string}.png` | `${string}.webp`;
  readonly size: ViewportSize;
  readonly theme: "light" | "dark" | "sun";
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  /** Who is signed in. */
  readonly who: "scorer" | "admin";
  /** Brings a page on which that person is signed in to what the picture shows. */
  readonly show: (page: Page, games: ShownGames) => Promise<void>;
}

export const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const phone = { size: PHONE, theme: "light", scale: 1.5, who: "scorer" } as const;
const laptop = { size: LAPTOP, theme: "light", scale: 1, who: "scorer" } as const;

/** The README's, then the user guide's. */
export const PICTURES: readonly Picture[] = [
  { ...phone, file: "docs/pictures/live-light.png", show: showLive },
  { ...phone, file: "docs/pictures/live-sun.png", theme: "sun", show: showLive },
  { ...phone, file: "docs/pictures/live-offline.png", show: showLiveOffline },
  { ...phone, file: "docs/pictures/sync-sheet.png", show: showSyncSheet },
  { ...phone, file: "docs/pictures/roster-gate.png", show: showRosterGate },
  { ...phone, file: "docs/pictures/review-phone.png", show: showReview },
  { ...laptop, file: "docs/pictures/review-laptop.png", show: showReview },
  { ...laptop, file: "docs/pictures/games-dark.png", theme: "dark", show: showGames },
  { ...phone, file: "public/guide/games.webp", show: showGames },
  { ...phone, file: "public/guide/roster-gate.webp", show: showRosterGate },
  { ...phone, file: "public/guide/live.webp", show: showLive },
  { ...phone, file: "public/guide/player-sheet.webp", show: showPlayerSheet },
  { ...phone, file: "public/guide/sync-sheet.webp", show: showSyncSheet },
  { ...phone, file: "public/guide/finalize.webp", show: showFinalize },
  { ...phone, file: "public/guide/review.webp", show: showReview },
  { ...phone, file: "public/guide/users.webp", who: "admin", show: showUsers },
];
