const SEASON_TYPE_WORDS: Readonly<Record<string, string>> = {
  spring: "Spring",
  summer: "Summer",
  fall: "Fall",
};

/** The kind of a season as people write it; one that the app does not know stays as it is. */
export function seasonTypeWords(type: string): string {
  return SEASON_TYPE_WORDS[type] ?? type;
}
