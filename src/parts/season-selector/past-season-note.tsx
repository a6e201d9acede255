import type { Season } from "../../domain/season/season.ts";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { seasonEra } from "../../domain/season/season-status.ts";
import { useMedia } from "../../ui/use-media.ts";
import { seasonMessages } from "./season-messages.ts";

/**
 * It comes late, and moves nothing: on a laptop it stands in the air under the head, on a phone,
 * where the selector says "Past", the way back stands at the foot.
 */
const PLACE = {
  laptop: "relative z-10 -mb-6 flex h-6 items-end justify-end gap-4 text-dense",
  phone:
    "fixed bottom-[max(12px,env(safe-area-inset-bottom))] left-[max(12px,env(safe-area-inset-left))] z-20",
};

/** Marks a screen that shows another season than the active one, with the way back (P §4). */
export function PastSeasonNote({
  selected,
  active,
  onBack,
}: {
  selected: Season | null;
  active: Season | null;
  onBack: () => void;
}) {
  const isLaptop = useMedia("(min-width: 62.5rem)");
  if (selected === null) return null;
  const era = seasonEra(selected, active, Date.now());
  if (era === "active") return null;
  const { viewingComing, viewingPast, backTo } = seasonMessages;
  const name = shortSeasonName(selected);
  return (
    <div role="note" className={PLACE[isLaptop ? "laptop" : "phone"]}>
      <p className={isLaptop ? undefined : "sr-only"}>
        {era === "coming" ? viewingComing(name) : viewingPast(name)}
      </p>
      {active !== null && (
        <button
          type="button"
          onClick={onBack}
          className={
            isLaptop
              ? "font-strong underline underline-offset-4"
              : "type-action min-h-11 rounded-pill border-2 border-text bg-surface px-4 text-dense"
          }
        >
          {backTo(shortSeasonName(active))}
        </button>
      )}
    </div>
  );
}
