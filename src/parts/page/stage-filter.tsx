import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { STAGE_LABELS } from "../stats/stage-messages.ts";

const OPTIONS = SEASON_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }));

/** Chooses which games count for everything below. */
export function StageFilter({
  label,
  stage,
  onChange,
  className = "print:hidden",
}: {
  label: string;
  stage: SeasonStage;
  onChange: (stage: SeasonStage) => void;
  className?: string;
}) {
  return (
    <Segments
      label={label}
      options={OPTIONS}
      value={stage}
      onChange={onChange}
      isQuiet
      className={className}
    />
  );
}
