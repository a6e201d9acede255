import { Segments } from "../../../ui/form/segments.tsx";
import { peopleMessages } from "../people-messages.ts";
import type { SeasonChoice } from "./use-shown-season.ts";

/** Which of the seasons that somebody played in is shown. */
export function SeasonFilter({ shown, all, choose }: SeasonChoice) {
  if (all.length < 2) return null;
  return (
    <Segments
      label={peopleMessages.player.season}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown.id}
      onChange={choose}
      className="flex-wrap print:hidden"
    />
  );
}
