/** Texts that several admin pages share; "Access Denied" is exact (A §2 User Management). */
export const adminMessages = {
  deniedTitle: "Access Denied",
  backToGames: "Back to Games",
} as const;
