/** How much of the feed shows: its few rows, all the height, or there what lacks a player. */
export type FeedView = "short" | "open" | "without-player";
