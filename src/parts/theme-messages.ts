import type { ThemeChoice } from "../ui/theme/resolve-theme.ts";

export const themeMessages = {
  group: "Theme",
  choices: { auto: "Auto", light: "Light", dark: "Dark", sun: "Sun" } satisfies Record<
    ThemeChoice,
    string
  >,
  button: (choice: string) => `Theme: ${choice}`,
  changed: (choice: string) => `Theme ${choice}`,
} as const;
