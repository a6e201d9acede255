import { SEASON_STAGES } from "../../domain/standings/season-stage.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { peopleMessages } from "./people-messages.ts";
import type { StageChoice } from "./use-stage.ts";

/** All games, the regular season or the playoffs. */
export function StageFilter({ stage, isOffered, choose }: StageChoice) {
  if (!isOffered) return null;
  return (
    <Segments
      label={peopleMessages.stage}
      options={SEASON_STAGES.map((value) => ({ value, label: peopleMessages.stages[value] }))}
      value={stage}
      onChange={choose}
      className="max-w-[420px] print:hidden"
    />
  );
}
