import type { UseFormRegisterReturn } from "react-hook-form";
import {
  INCIDENT_TYPES,
  type IncidentType,
  PENALTY_LIMITS,
} from "../../domain/discipline/penalty.ts";
import { disciplineMessages as words } from "../../parts/discipline/discipline-messages.ts";
import { TextAreaField } from "../../ui/form/field.tsx";
import { Segments } from "../../ui/form/segments.tsx";

const OPTIONS = INCIDENT_TYPES.map((value) => ({ value, label: words.types[value] }));

/** Fields for the kind of incident and its description. */
export function PenaltyFields({
  type,
  onType,
  description,
  error,
}: {
  type: IncidentType;
  onType: (type: IncidentType) => void;
  description: UseFormRegisterReturn;
  error: string | undefined;
}) {
  return (
    <>
      <div className="grid gap-1">
        <span aria-hidden="true" className="text-label font-strong">
          {words.type}
        </span>
        <Segments label={words.type} options={OPTIONS} value={type} onChange={onType} />
      </div>
      <TextAreaField
        label={words.description}
        rows={4}
        maxLength={PENALTY_LIMITS.description}
        error={error}
        {...description}
      />
    </>
  );
}
