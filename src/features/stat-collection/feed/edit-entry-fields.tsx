import { useGame } from "../../../app/queries/game/use-game.ts";
import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import type { Player } from "../../../domain/game/player.ts";
import { EXTRA_POINT_TYPES, EXTRA_POINTS } from "../../../domain/game/plays.ts";
import { playerLabel, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { checkedIn } from "../live/checked-in.ts";
import { messages } from "../messages.ts";
import {
  draftWithPlayer,
  draftWithStat,
  draftWithTeam,
  STAT_OPTIONS,
  statOptionOf,
} from "./edit-options.ts";

const UNKNOWN = "unknown";
const toId = (value: string) => (value === "" ? undefined : value === UNKNOWN ? null : value);
const toValue = (id: string | null | undefined) => (id === undefined ? "" : (id ?? UNKNOWN));

export function EditEntryFields({
  draft,
  onChange,
}: {
  draft: EntryDraft;
  onChange: (change: Partial<EntryDraft>) => void;
}) {
  const { edit } = messages;
  const isPass = draft.statType === "touchdown" && draft.touchdownKind === "pass";
  const teams = useGame(({ visitor, home }) => [visitor, home]);
  const chosenTeam = teams.find(({ team }) => team.id === draft.teamId);
  const listed = chosenTeam ? checkedIn(chosenTeam) : [];
  const pickerFor = (label: string, key: "playerId" | "passerPlayerId") => (
    <PlayerSelect
      label={label}
      players={listed}
      chosen={draft[key]}
      onChange={(id) => onChange(draftWithPlayer(draft, key, id))}
    />
  );
  return (
    <div className="grid gap-3 flat:grid-cols-2">
      <SelectField
        label={edit.stat}
        options={STAT_OPTIONS}
        value={statOptionOf(draft)}
        onChange={(option) => onChange(draftWithStat(draft, option))}
      />
      {draft.statType === "extra_point" && (
        <SelectField
          label={edit.type}
          options={[
            { value: "", label: edit.choose },
            ...EXTRA_POINT_TYPES.map((value) => ({ value, label: EXTRA_POINTS[value].name })),
          ]}
          value={draft.extraPointType ?? ""}
          onChange={(type) => onChange({ extraPointType: type || undefined })}
        />
      )}
      <SelectField
        label={edit.team}
        options={teams.map(({ team }) => ({ value: team.id, label: team.name }))}
        value={draft.teamId ?? ""}
        onChange={(teamId) => onChange(draftWithTeam(teamId))}
      />
      {isPass ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 font-stretch-[88%] flat:col-span-2">
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
  onChange,
}: {
  label: string;
  players: readonly Player[];
  chosen: string | null | undefined;
  onChange: (id: string | null | undefined) => void;
}) {
  const playersById = useGame((view) => view.playersById);
  // A player who left the roster stays in the list, because an edit must not change who it was.
  const isListed = !chosen || players.some((player) => player.id === chosen);
  return (
    <SelectField
      label={label}
      options={[
        { value: "", label: messages.edit.choose },
        ...players.map((player) => ({ value: player.id, label: playerLabel(player) })),
        ...(isListed
          ? []
          : [{ value: chosen, label: playerLabel(playersById.get(chosen) ?? UNKNOWN_PLAYER) }]),
        { value: UNKNOWN, label: statMessages.unknownPlayer },
      ]}
      value={toValue(chosen)}
      onChange={(value) => onChange(toId(value))}
    />
  );
}
