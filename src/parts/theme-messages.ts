import type { ThemeChoice } from "../ui/theme/resolve-theme.ts";

/** Texts of the theme choice (interface.md). */
export const themeMessages = {
  group: "Theme",
  choices: { auto: "Auto", light: "Light", dark: "Dark", sun: "Sun" } satisfies Record<
    ThemeChoice,
    string
  >,
  /** Accessible name of the one button while collecting. */
  button: (choice: string) => `Theme: ${choice}`,
  changed: (choice: string) => `Theme ${choice}`,
} as const;
