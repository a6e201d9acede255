import { paths } from "../../app/paths.ts";
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
  /** Left out: for everybody. The route's guard decides; this only hides what it would refuse. */
  readonly only?: "admins";
}

/** In the specified order (P §2); a screen enters with its route. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: layoutMessages.games, to: paths.games(), icon: CalendarIcon },
  { label: layoutMessages.teams, to: paths.teams(), icon: ShirtIcon },
  { label: layoutMessages.stats, to: paths.stats(), icon: ChartIcon },
  { label: layoutMessages.standings, to: paths.standings(), icon: RankIcon },
  { label: layoutMessages.admin, to: paths.admin(), icon: ShieldIcon, only: "admins" },
];

/** How many of them the phone's bar shows as icons; the menu has them all (P §2). */
export const ENTRIES_ON_PHONE = 3;

/** The entries for this person. */
export function navEntriesFor(user: ShellUser | null | undefined): readonly NavEntry[] {
  return NAV_ENTRIES.filter(({ only }) => only === undefined || user?.isAdmin === true);
}
