export type ThemeChoice = "auto" | "light" | "dark" | "sun";
export type Theme = "light" | "dark" | "sun";

export const THEME_CHOICES: readonly ThemeChoice[] = ["auto", "light", "dark", "sun"];

/** Key of the choice in localStorage; public/first-paint.js reads the same key. */
export const THEME_STORAGE_KEY = "theme";

export interface ThemeConditions {
  readonly prefersDark: boolean;
  readonly prefersMoreContrast: boolean;
  /** Outdoors on a live screen: dark loses most in glare, so auto never gives it there. */
  readonly outdoors: boolean;
}

/** A choice always wins; auto follows the device. Rule: interface.md, "Rules", theme choice. */
export function resolveTheme(choice: ThemeChoice, conditions: ThemeConditions): Theme {
  if (choice !== "auto") return choice;
  if (conditions.prefersMoreContrast) return "sun";
  return conditions.prefersDark && !conditions.outdoors ? "dark" : "light";
}

export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? "auto";
}

/** Outdoors Sun is what somebody wants: it follows whatever the screen was picked up in. */
export function themesFrom(choice: ThemeChoice): readonly ThemeChoice[] {
  return [...new Set<ThemeChoice>([choice, "sun", ...THEME_CHOICES])];
}
