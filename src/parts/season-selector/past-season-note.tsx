import type { Season } from "../../domain/season/season.ts";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { seasonEra } from "../../domain/season/season-status.ts";
import { seasonMessages } from "./season-messages.ts";
import { SeasonNote } from "./season-note.tsx";

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
  if (selected === null) return null;
  const era = seasonEra(selected, active, Date.now());
  if (era === "active") return null;
  const { viewingComing, viewingPast, backTo } = seasonMessages;
  const name = shortSeasonName(selected);
  return (
    <SeasonNote role="note">
      <p className="pt-2 bar:pb-2">{era === "coming" ? viewingComing(name) : viewingPast(name)}</p>
      {active !== null && (
        <button
          type="button"
          onClick={onBack}
          className="type-action min-h-11 rounded-card underline underline-offset-4"
        >
          {backTo(shortSeasonName(active))}
        </button>
      )}
    </SeasonNote>
  );
}
