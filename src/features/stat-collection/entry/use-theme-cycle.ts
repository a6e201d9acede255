import { useSyncExternalStore } from "react";
import type { Theme } from "../../../ui/theme/resolve-theme.ts";
import { useThemeChoice } from "../../../ui/theme/theme-store.ts";

const NEXT: Record<Theme, Theme> = { light: "sun", sun: "dark", dark: "light" };

/** The theme on the screen now, and one tap to the next; "Auto" lives in the menu. */
export function useThemeCycle(): readonly [Theme, () => void] {
  const [, choose] = useThemeChoice();
  const shown = useSyncExternalStore(watchTheme, shownTheme);
  return [shown, () => choose(NEXT[shown])];
}

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "sun" ? theme : "light";
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
