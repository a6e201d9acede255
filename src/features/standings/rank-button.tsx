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
      className="numeral inline-grid size-[44px] place-items-center rounded-chip text-[1.5rem]/6 underline decoration-line-strong decoration-dotted decoration-2 underline-offset-5 hover:bg-surface-2 aria-expanded:bg-surface-2 aria-expanded:decoration-solid print:no-underline"
    >
      {place ?? "–"}
    </button>
  );
}
