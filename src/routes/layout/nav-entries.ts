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

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LineIcon;
  /** Shows one season: the way there keeps this tab's. */
  readonly isSeasonal?: true;
  /** Left out: for everybody. The route's guard decides; this only hides what it would refuse. */
  readonly only?: "admins";
}

/** In the specified order (P §2); a screen enters with its route. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: layoutMessages.games, to: paths.games(), icon: CalendarIcon, isSeasonal: true },
  { label: layoutMessages.teams, to: paths.teams(), icon: ShirtIcon, isSeasonal: true },
  { label: layoutMessages.stats, to: paths.stats(), icon: ChartIcon, isSeasonal: true },
  { label: layoutMessages.standings, to: paths.standings(), icon: RankIcon, isSeasonal: true },
  { label: layoutMessages.admin, to: paths.admin(), icon: ShieldIcon, only: "admins" },
];

/** How many of them the phone's bar shows as icons; the menu has them all (P §2). */
export const ENTRIES_ON_PHONE = 3;

/** The entries for this person. */
export function navEntriesFor(user: ShellUser | null | undefined): readonly NavEntry[] {
  return NAV_ENTRIES.filter(({ only }) => only === undefined || user?.isAdmin === true);
}

/** The same, each leading to what this tab shows. `key` is the entry's own, whatever it leads to. */
export function useNavEntries(
  user: ShellUser | null | undefined,
): readonly (NavEntry & { readonly key: string })[] {
  const inSeason = useSeasonPath();
  return navEntriesFor(user).map((entry) => ({
    ...entry,
    key: entry.to,
    to: entry.isSeasonal ? inSeason(entry.to) : entry.to,
  }));
}
