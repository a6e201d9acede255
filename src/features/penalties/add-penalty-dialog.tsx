import { valibotResolver } from "@hookform/resolvers/valibot";
import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { useGameList } from "../../app/queries/device/use-game-list.ts";
import { useSeasonRosters } from "../../app/queries/pages/season-rosters.ts";
import { enterPenalty, newPenaltyId } from "../../app/server-calls/penalties.ts";
import { INCIDENT_TYPES, type NewPenalty } from "../../domain/discipline/penalty.ts";
import { isGameOf, type PickablePlayer } from "../../domain/discipline/pick-player.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { disciplineMessages } from "../../parts/discipline/discipline-messages.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/overlay/form-dialog.tsx";
import { PenaltyFields } from "./penalty-fields.tsx";
import { penaltyGame } from "./penalty-game.ts";
import { penaltyFailure, penaltyMessages } from "./penalty-messages.ts";
import { PlayerPicker } from "./player-picker.tsx";

const { form: words } = penaltyMessages;

const penaltySchema = v.object({
  playerId: v.pipe(v.string(), v.nonEmpty(disciplineMessages.required)),
  gameId: v.string(),
  incidentType: v.picklist(INCIDENT_TYPES),
  incidentDescription: v.pipe(v.string(), v.trim(), v.nonEmpty(disciplineMessages.required)),
});

/** Requires a player and what happened, but no game (A §5). */
export function AddPenaltyDialog({ seasonId, onClose }: { seasonId: string; onClose: () => void }) {
  const { reload } = useAdminPage();
  const players = usePickablePlayers();
  const { register, control, handleSubmit, watch, setValue, formState } = useForm({
    defaultValues: {
      playerId: "",
      gameId: "",
      incidentType: INCIDENT_TYPES[0] as NewPenalty["incidentType"],
      incidentDescription: "",
    },
    resolver: valibotResolver(penaltySchema),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const chosen = players.find(({ id }) => id === watch("playerId")) ?? null;
  const games = useGamesOf(chosen);
  const idOf = useOpId();

  const save = handleSubmit(async ({ gameId, ...fields }) => {
    const penalty = { ...fields, seasonId, gameId: gameId === "" ? null : gameId };
    const result = await enterPenalty(await idOf(penalty), penalty);
    if (!result.ok) {
      return showAlert(penaltyFailure(result.error, disciplineMessages.addFailed));
    }
    notify(disciplineMessages.added);
    onClose();
    await reload();
  });

  return (
    <FormDialog
      words={words}
      title={words.title}
      description={words.lead}
      onSave={save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      <Controller
        control={control}
        name="playerId"
        render={({ field }) => (
          <PlayerPicker
            players={players}
            chosen={chosen}
            error={errors.playerId?.message}
            onChoose={(playerId) => {
              field.onChange(playerId);
              setValue("gameId", "");
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="gameId"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.game}
            disabled={chosen === null}
            options={[{ value: "", label: words.noGame }, ...games]}
          />
        )}
      />
      <PenaltyFields
        type={watch("incidentType")}
        onType={(type) => setValue("incidentType", type)}
        description={register("incidentDescription")}
        error={errors.incidentDescription?.message}
      />
    </FormDialog>
  );
}

/** A merged player is offered as the player that they count as (D33). */
function usePickablePlayers(): readonly PickablePlayer[] {
  const { query } = useSeasonRosters();
  if (query.status !== "ready") return [];
  const { cards, players } = query.value;
  const teams = new Map(
    cards.map(({ team, shortName }) => [team.id, { name: team.name, shortName }]),
  );
  return players
    .filter(({ mergedInto }) => mergedInto === null)
    .map((player) => {
      const { name = "", shortName = "" } = teams.get(player.teamId) ?? {};
      return { ...player, teamName: name, teamShortName: shortName };
    });
}

function useGamesOf(player: PickablePlayer | null) {
  const list = useGameList();
  if (player === null || list.status !== "ready") return [];
  return list.games
    .filter(({ game }) => isGameOf(player, game))
    .sort((a, b) => (a.game.gameDate < b.game.gameDate ? 1 : -1))
    .map(({ game, visitorName, homeName }) => ({
      value: game.id,
      label: penaltyGame({ ...game, visitorName, homeName }),
    }));
}

/** Equal content keeps its id, so that a second try after a lost answer counts once (I8). */
function useOpId() {
  const last = useRef({ content: "", opId: "" });
  return async (penalty: NewPenalty): Promise<string> => {
    const content = JSON.stringify(penalty);
    if (last.current.content !== content) {
      last.current = { content, opId: await newPenaltyId() };
    }
    return last.current.opId;
  };
}
