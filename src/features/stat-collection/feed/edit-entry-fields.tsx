import { useId } from "react";
import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import type { Player } from "../../../domain/game/player.ts";
import {
  EXTRA_POINT_TYPES,
  EXTRA_POINTS,
  type ExtraPointType,
} from "../../../domain/game/plays.ts";
import { playerLabel, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { messages } from "../messages.ts";
import { draftWithStat, draftWithTeam, STAT_OPTIONS, statOptionOf } from "./edit-options.ts";

export interface EditTeam {
  readonly id: string;
  readonly name: string;
  /** Checked in and not on IR. */
  readonly players: readonly Player[];
}

const UNKNOWN = "unknown";
const toId = (value: string) => (value === "" ? undefined : value === UNKNOWN ? null : value);
const toValue = (id: string | null | undefined) => (id === undefined ? "" : (id ?? UNKNOWN));

export function EditEntryFields({
  draft,
  teams,
  playersById,
  onChange,
}: {
  draft: EntryDraft;
  teams: readonly EditTeam[];
  playersById: ReadonlyMap<string, Player>;
  onChange: (change: Partial<EntryDraft>) => void;
}) {
  const { edit } = messages;
  const isPass = draft.statType === "touchdown" && draft.touchdownKind === "pass";
  const listed = teams.find(({ id }) => id === draft.teamId)?.players ?? [];
  const pickerFor = (label: string, key: "playerId" | "passerPlayerId") => (
    <PlayerSelect
      label={label}
      players={listed}
      chosen={draft[key]}
      playersById={playersById}
      onChange={(id) => onChange({ [key]: id })}
    />
  );
  return (
    <div className="grid gap-3 flat:grid-cols-2">
      <SelectField
        label={edit.stat}
        value={statOptionOf(draft)}
        onChange={({ target }) => onChange(draftWithStat(draft, target.value))}
      >
        {STAT_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {draft.statType === "extra_point" && (
        <SelectField
          label={edit.type}
          value={draft.extraPointType ?? ""}
          onChange={({ target }) =>
            onChange({ extraPointType: (target.value || undefined) as ExtraPointType | undefined })
          }
        >
          <option value="">{edit.choose}</option>
          {EXTRA_POINT_TYPES.map((type) => (
            <option key={type} value={type}>
              {EXTRA_POINTS[type].name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={edit.team}
        value={draft.teamId ?? ""}
        onChange={({ target }) => onChange(draftWithTeam(target.value))}
      >
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {isPass ? (
        <div className="grid grid-cols-2 gap-3 font-stretch-[88%] flat:col-span-2">
          {pickerFor(edit.passer, "passerPlayerId")}
          {pickerFor(edit.receiver, "playerId")}
        </div>
      ) : (
        pickerFor(edit.player, "playerId")
      )}
    </div>
  );
}

function PlayerSelect({
  label,
  players,
  chosen,
  playersById,
  onChange,
}: {
  label: string;
  players: readonly Player[];
  chosen: string | null | undefined;
  playersById: ReadonlyMap<string, Player>;
  onChange: (id: string | null | undefined) => void;
}) {
  const id = useId();
  // Somebody who left the roster stays in the list: an edit must not change who it was.
  const isListed = !chosen || players.some((player) => player.id === chosen);
  return (
    <SelectField
      id={id}
      label={label}
      value={toValue(chosen)}
      onChange={({ target }) => onChange(toId(target.value))}
    >
      <option value="">{messages.edit.choose}</option>
      {players.map((player) => (
        <option key={player.id} value={player.id}>
          {playerLabel(player)}
        </option>
      ))}
      {!isListed && (
        <option value={chosen}>{playerLabel(playersById.get(chosen) ?? UNKNOWN_PLAYER)}</option>
      )}
      <option value={UNKNOWN}>{statMessages.unknownPlayer}</option>
    </SelectField>
  );
}
