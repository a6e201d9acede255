import { useLocation } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import {
  CalendarIcon,
  ChartIcon,
  type LineIcon,
  RankIcon,
  ShieldIcon,
  ShirtIcon,
} from "../../ui/shell-icons.tsx";
import { layoutMessages } from "./layout-messages.ts";
import type { ShellUser } from "./shell-user.ts";

interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LineIcon;
  readonly isSeasonal?: true;
  /** Absent means everybody. It only hides the entry, and the route's guard decides. */
  readonly only?: "admins";
}

/** Keeps the specified order (P §2). */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: layoutMessages.games, to: paths.games(), icon: CalendarIcon, isSeasonal: true },
  { label: layoutMessages.teams, to: paths.teams(), icon: ShirtIcon, isSeasonal: true },
  { label: layoutMessages.stats, to: paths.stats(), icon: ChartIcon, isSeasonal: true },
  { label: layoutMessages.standings, to: paths.standings(), icon: RankIcon, isSeasonal: true },
  { label: layoutMessages.admin, to: paths.admin(), icon: ShieldIcon, only: "admins" },
];

export const ENTRIES_ON_PHONE = 3;

export function navEntriesFor(user: ShellUser | null | undefined): readonly NavEntry[] {
  return NAV_ENTRIES.filter(({ only }) => only === undefined || user?.isAdmin === true);
}

/** `key` stays the same wherever the entry leads; `current` marks the entry whose page is shown. */
export function useNavEntries(
  user: ShellUser | null | undefined,
): readonly (NavEntry & { readonly key: string; readonly current: "page" | undefined })[] {
  const inSeason = useSeasonPath();
  const { pathname } = useLocation();
  // The first page is the list of games (P §2).
  const at = pathname.toLowerCase().replace(/\/$/, "") || paths.games();
  const place = at === paths.feedback() ? paths.admin() : at.replace(/^.players/, paths.teams());
  return navEntriesFor(user).map((entry) => ({
    ...entry,
    key: entry.to,
    current: `${place}/`.startsWith(`${entry.to}/`) ? "page" : undefined,
    to: entry.isSeasonal ? inSeason(entry.to) : entry.to,
  }));
}
