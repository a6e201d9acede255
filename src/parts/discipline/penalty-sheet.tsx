import { useState } from "react";
import { INCIDENT_TYPES, type NewPenalty } from "../../domain/discipline/penalty.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { FormDialog } from "../../ui/overlay/form-dialog.tsx";
import { FittingTeam } from "../names/short-text.tsx";
import { disciplineMessages } from "./discipline-messages.ts";
import { PenaltyFields } from "./penalty-fields.tsx";
import { WrittenPenalties, type WrittenPenaltiesProps } from "./written-penalties.tsx";

const { sheet: words } = disciplineMessages;

interface PenaltyTeam {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly players: readonly { readonly id: string; readonly label: string }[];
}

type PenaltyFacts = Pick<NewPenalty, "playerId" | "incidentType" | "incidentDescription">;

/** Records a penalty of one game, at the field or in its review, and lists earlier ones. */
export function PenaltySheet({
  teams,
  onAdd,
  onClose,
  ...written
}: {
  teams: readonly PenaltyTeam[];
  /** Resolves to true if this device has stored it; the sheet then closes. */
  onAdd: (penalty: PenaltyFacts) => Promise<boolean>;
  onClose: () => void;
} & Omit<WrittenPenaltiesProps, "nameOf">) {
  const [teamId, chooseTeam] = useState(teams[0]?.id ?? "");
  const [playerId, choosePlayer] = useState("");
  const [incidentType, chooseType] = useState<NewPenalty["incidentType"]>(INCIDENT_TYPES[0]);
  const [incidentDescription, describe] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = playerId === "" || incidentDescription.trim() === "";
  const players = teams.find(({ id }) => id === teamId)?.players ?? [];
  const labels = new Map(
    teams.flatMap((team) => team.players.map(({ id, label }) => [id, label] as const)),
  );
  const save = async () => {
    setChecked(true);
    if (isMissing) return;
    if (await onAdd({ playerId, incidentType, incidentDescription })) onClose();
  };
  return (
    <FormDialog
      words={words}
      title={words.title}
      description={words.lead}
      isSheet
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      <Segments
        label={words.team}
        options={teams.map((team) => ({
          value: team.id,
          label: <FittingTeam team={team} letters={18} />,
        }))}
        value={teamId}
        onChange={(id) => {
          chooseTeam(id);
          choosePlayer("");
        }}
      />
      <SelectField
        label={words.player}
        options={[
          { value: "", label: words.choose },
          ...players.map(({ id, label }) => ({ value: id, label })),
        ]}
        value={playerId}
        onChange={choosePlayer}
      />
      <PenaltyFields
        type={incidentType}
        onType={chooseType}
        description={incidentDescription}
        onDescription={describe}
        isMissing={isChecked && isMissing}
      />
      <WrittenPenalties {...written} nameOf={(id) => labels.get(id) ?? ""} />
    </FormDialog>
  );
}
