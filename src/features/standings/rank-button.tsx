import { Icon } from "../../ui/icon.tsx";
import { DownIcon } from "../../ui/shell-icons.tsx";
import { standingsMessages } from "./standings-messages.ts";

/** `controls` is the id of the explanation of the rank. */
export function RankButton({
  place,
  team,
  isOpen,
  controls,
  onToggle,
}: {
  /** null before the first game. */
  place: number | null;
  team: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={standingsMessages.why.button(place, team)}
      aria-expanded={isOpen}
      {...(isOpen ? { "aria-controls": controls } : {})}
      onClick={onToggle}
      className="group numeral inline-flex size-[44px] items-center justify-end gap-0.5 rounded-chip pr-1.5 text-[1.5rem]/6 hover:bg-surface-2 aria-expanded:bg-surface-2 @max-[16rem]:justify-center @max-[16rem]:pr-0"
    >
      {place ?? "–"}
      <Icon
        as={DownIcon}
        className="size-[12px] sun:stroke-4 group-aria-expanded:rotate-180 @max-[16rem]:hidden print:hidden"
      />
    </button>
  );
}
