import { paths } from "../../app/paths.ts";
import { CalendarIcon, type LineIcon } from "../../ui/shell-icons.tsx";
import { layoutMessages } from "./layout-messages.ts";

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LineIcon;
}

/** In the specified order; a screen enters with its route. The phone's bar shows the first three. */
export const navEntries: readonly NavEntry[] = [
  { label: layoutMessages.games, to: paths.games(), icon: CalendarIcon },
];
