import type { LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import { THEME_CHOICES, type ThemeChoice } from "../../ui/theme/resolve-theme.ts";
import { type Colour, parseColour } from "./colour.ts";

/** The embedding page can set these (contract.md, "Widget"). */
export interface WidgetParameters {
  /** An id; null is the season that an admin has made live. */
  readonly season: string | null;
  /** A league's id; null shows all leagues of the season. */
  readonly league: string | null;
  /** A division's name; null shows all. */
  readonly division: string | null;
  /** A team's id, for the kinds that show games; null shows all teams. */
  readonly team: string | null;
  /** Light by default: most pages are light, and a dark widget would look broken beside them. */
  readonly theme: ThemeChoice;
  readonly tab: LeaderTab;
  /** Replaces turf green. */
  readonly accent: Colour | null;
  /** Fits a narrow column: a slim head and the first rows, at most 600 px high on a phone. */
  readonly isCompact: boolean;
}

export const DEFAULT_WIDGET: WidgetParameters = {
  season: null,
  league: null,
  division: null,
  team: null,
  theme: "light",
  tab: "team",
  accent: null,
  isCompact: false,
};

/** The admin's form begins with the size for a sidebar, and on a dark screen with a dark widget. */
export function firstWidget(theme: string | undefined): WidgetParameters {
  return { ...DEFAULT_WIDGET, isCompact: true, theme: theme === "dark" ? theme : "light" };
}

const LONGEST_NAME = 200;

/** Repeated here, because the domain's list would bring all lists of the tabs into the widget. */
const TABS: readonly LeaderTab[] = ["team", "offense", "defense"];

/** A parameter with an unknown value counts as absent. */
export function readWidgetParameters(query: string): WidgetParameters {
  const search = new URLSearchParams(query);
  const text = (name: string) => search.get(name)?.trim().slice(0, LONGEST_NAME) || null;
  return {
    season: text("season"),
    league: text("league"),
    division: text("division"),
    team: text("team"),
    theme: THEME_CHOICES.find((theme) => theme === text("theme")) ?? DEFAULT_WIDGET.theme,
    tab: TABS.find((tab) => tab === text("tab")) ?? DEFAULT_WIDGET.tab,
    accent: parseColour(text("accent") ?? ""),
    isCompact: /^(1|true|yes)$/.test(text("compact") ?? ""),
  };
}
