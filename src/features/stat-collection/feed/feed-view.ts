/** The feed shows a few rows, its full height, or only entries without a player. */
export type FeedView = "short" | "open" | "without-player";
