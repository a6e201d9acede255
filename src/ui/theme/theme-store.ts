import { useEffect, useSyncExternalStore } from "react";
import {
  parseThemeChoice,
  resolveTheme,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from "./resolve-theme.ts";

const darkQuery = "(prefers-color-scheme: dark)";
const contrastQuery = "(prefers-contrast: more)";

let choice: ThemeChoice = readChoice();
let outdoorScreens = 0;
const listeners = new Set<() => void>();

/**
 * Follows the device and other tabs from now on. What public/first-paint.js has shown stands until
 * then, so this comes behind the first screen.
 */
export function startTheme(): void {
  for (const query of [darkQuery, contrastQuery]) {
    window.matchMedia(query).addEventListener("change", showTheme);
  }
  window.addEventListener("storage", (event) => {
    if (event.key === THEME_STORAGE_KEY) changeTo(parseThemeChoice(event.newValue));
  });
  showTheme();
}

/** The choice and its setter; setting remembers it on this device. */
export function useThemeChoice(): readonly [ThemeChoice, (next: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, getChoice, getChoice), chooseTheme];
}

/** While the calling screen is mounted, auto reads as outdoors: light, or sun. */
export function useCollectingTheme(): void {
  useEffect(() => {
    outdoorScreens += 1;
    showTheme();
    return () => {
      outdoorScreens -= 1;
      showTheme();
    };
  }, []);
}

function chooseTheme(next: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  changeTo(next);
}

function changeTo(next: ThemeChoice): void {
  choice = next;
  showTheme();
  for (const listener of listeners) listener();
}

function readChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return "auto";
  }
}

function showTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = resolveTheme(choice, {
    prefersDark: window.matchMedia(darkQuery).matches,
    prefersMoreContrast: window.matchMedia(contrastQuery).matches,
    outdoors: outdoorScreens > 0,
  });
  const head = getComputedStyle(root).getPropertyValue("--head-bg").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", head);
}

const getChoice = () => choice;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
