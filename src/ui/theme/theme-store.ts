import { useEffect } from "react";
import { create } from "zustand";
import { readStored, writeStored } from "../../browser/web-storage.ts";
import {
  parseThemeChoice,
  resolveTheme,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from "./resolve-theme.ts";

const darkQuery = "(prefers-color-scheme: dark)";
const contrastQuery = "(prefers-contrast: more)";

interface ThemeState {
  readonly choice: ThemeChoice;
  readonly outdoorScreens: number;
}

export const useTheme = create<ThemeState>()(() => ({
  choice: parseThemeChoice(readStored("localStorage", THEME_STORAGE_KEY)),
  outdoorScreens: 0,
}));
useTheme.subscribe(showTheme);

/** Follows the device and other tabs; until then the theme of public/first-paint.js stands. */
export function startTheme(): void {
  for (const query of [darkQuery, contrastQuery]) {
    window.matchMedia(query).addEventListener("change", showTheme);
  }
  window.addEventListener("storage", (event) => {
    if (event.key === THEME_STORAGE_KEY) {
      useTheme.setState({ choice: parseThemeChoice(event.newValue) });
    }
  });
  showTheme();
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored("localStorage", THEME_STORAGE_KEY, choice);
  useTheme.setState({ choice });
}

/** While the calling screen is mounted, auto reads as outdoors: light, or sun. */
export function useCollectingTheme(): void {
  useEffect(() => {
    addOutdoorScreens(1);
    return () => addOutdoorScreens(-1);
  }, []);
}

function addOutdoorScreens(change: number): void {
  useTheme.setState(({ outdoorScreens }) => ({ outdoorScreens: outdoorScreens + change }));
}

function showTheme(): void {
  const { choice, outdoorScreens } = useTheme.getState();
  const root = document.documentElement;
  root.dataset.theme = resolveTheme(choice, {
    prefersDark: window.matchMedia(darkQuery).matches,
    prefersMoreContrast: window.matchMedia(contrastQuery).matches,
    outdoors: outdoorScreens > 0,
  });
  const head = getComputedStyle(root).getPropertyValue("--head-bg").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", head);
}
