/** Every URL of the product in one place; routes/router.tsx is its other half. */
export const paths = {
  games: () => "/games",
  review: (gameId: string) => `/games/${encodeURIComponent(gameId)}/review`,
  /** The picker, or the live screen of one game. */
  collect: (gameId?: string) =>
    gameId === undefined ? "/collect" : `/collect?gameId=${encodeURIComponent(gameId)}`,
  login: () => "/login",
} as const;
