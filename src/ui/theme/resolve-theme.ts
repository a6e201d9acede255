export type ThemeChoice = "auto" | "light" | "dark" | "sun";
export type Theme = "light" | "dark" | "sun";

export const THEME_CHOICES: readonly ThemeChoice[] = ["auto", "light", "dark", "sun"];

/** The choice is kept in localStorage under this key, which public/first-paint.js reads too. */
export const THEME_STORAGE_KEY = "theme";

interface ThemeConditions {
  readonly prefersDark: boolean;
  readonly prefersMoreContrast: boolean;
  /** A live screen outdoors: dark loses most in glare, so auto never gives it there. */
  readonly outdoors: boolean;
}

/** A choice always wins, and auto follows the device (interface.md, "Rules", theme choice). */
export function resolveTheme(choice: ThemeChoice, conditions: ThemeConditions): Theme {
  if (choice !== "auto") return choice;
  if (conditions.prefersMoreContrast) return "sun";
  return conditions.prefersDark && !conditions.outdoors ? "dark" : "light";
}

export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? "auto";
}

/** Outdoors people want Sun, so it follows whatever theme the screen had. */
export function themesFrom(choice: ThemeChoice): readonly ThemeChoice[] {
  return [...new Set<ThemeChoice>([choice, "sun", ...THEME_CHOICES])];
}
