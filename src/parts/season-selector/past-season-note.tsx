import type { Season } from "../../domain/season/season.ts";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { seasonEra } from "../../domain/season/season-status.ts";
import { seasonMessages } from "./season-messages.ts";

/**
 * It comes late, and moves nothing: on a laptop it stands in the air under the head, on a phone in
 * the selector's row, where the selector itself says "Past".
 */
const LOOKS = {
  air: {
    note: "relative z-10 -mb-6 flex h-6 items-end gap-4 text-dense",
    says: undefined,
    back: "font-strong underline underline-offset-4",
  },
  row: {
    note: "min-w-0",
    says: "sr-only",
    back: "type-action flex min-h-11 items-center justify-end text-right text-label/4.5 underline underline-offset-2",
  },
} as const;

/** Marks a screen that shows another season than the active one, with the way back (P §4). */
export function PastSeasonNote({
  selected,
  active,
  seasons,
  place,
  onBack,
}: {
  selected: Season | null;
  active: Season | null;
  seasons: readonly Season[];
  place: keyof typeof LOOKS;
  onBack: () => void;
}) {
  if (selected === null) return null;
  const era = seasonEra(selected, active, Date.now());
  if (era === "active") return null;
  const name = shortSeasonName(selected, seasons);
  const look = LOOKS[place];
  return (
    <div role="note" className={look.note}>
      <p className={look.says}>{seasonMessages.viewing(era, name)}</p>
      {active !== null && (
        <button type="button" onClick={onBack} className={look.back}>
          <span className="line-clamp-2 @max-[16rem]:line-clamp-none">
            {seasonMessages.backTo(inOneLine(shortSeasonName(active, seasons)))}
          </span>
        </button>
      )}
    </div>
  );
}

/** Keeps year and type together; a name may break. */
function inOneLine(name: string): string {
  return name.length > LONGEST_SHORT_NAME ? name : name.replaceAll(" ", "\u00a0");
}

const LONGEST_SHORT_NAME = 14;
