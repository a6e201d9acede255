/** A failed read never looks like an empty answer (D9). */
export const QUERY_MESSAGES = {
  gameFailed: "Failed to load data",
  storageFailed: "This device's storage cannot be read. Please reload the page.",
} as const;
