import { type ReactNode, useId, useState } from "react";
import {
  INCIDENT_TYPES,
  type IncidentType,
  type NewPenalty,
} from "../../domain/discipline/penalty.ts";
import { SIDES, type Side } from "../../domain/game/fold/fold-timeouts.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { teamNameWithin } from "../../domain/season/team-names.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { ShortText, useTitleLetters } from "../names/short-text.tsx";
import { TeamHalves } from "../names/team-halves.tsx";
import { PlayerTile, PlayerTiles } from "../player-tile.tsx";
import { disciplineMessages } from "./discipline-messages.ts";
import { IncidentForm } from "./incident-form.tsx";
import { WrittenPenalties, type WrittenPenaltiesProps } from "./written-penalties.tsx";

const { sheet: words, types } = disciplineMessages;

interface PenaltyPlayer {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly shortName: string;
}

interface PenaltyTeam {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly players: readonly PenaltyPlayer[];
}

type PenaltyFacts = Pick<NewPenalty, "playerId" | "incidentType" | "incidentDescription">;

/**
 * Records a penalty of one game with taps, at the field or in its review: team, player, kind, and
 * what happened. It begins with those that were written earlier.
 */
export function PenaltySheet({
  teams,
  onAdd,
  onClose,
  ...written
}: {
  teams: Readonly<Record<Side, PenaltyTeam>>;
  /** Resolves to true if this device has stored it; the sheet then closes. */
  onAdd: (penalty: PenaltyFacts) => Promise<boolean>;
  onClose: () => void;
} & Omit<WrittenPenaltiesProps, "nameOf">) {
  const formId = useId();
  const [side, chooseSide] = useState<Side | null>(null);
  const [player, choosePlayer] = useState<PenaltyPlayer | null>(null);
  const [kind, chooseKind] = useState<IncidentType | null>(null);
  const [description, describe] = useState("");
  const [isSaving, setSaving] = useState(false);
  const back = () => {
    if (kind !== null) chooseKind(null);
    else if (player !== null) choosePlayer(null);
    else chooseSide(null);
  };
  const save = async () => {
    if (isSaving || player === null || kind === null) return;
    setSaving(true);
    const penalty = { playerId: player.id, incidentType: kind, incidentDescription: description };
    const isStored = await onAdd(penalty).finally(() => setSaving(false));
    if (isStored) onClose();
  };
  const team = side === null ? null : teams[side];
  const isLast = player !== null && kind !== null;
  return (
    <Sheet
      // The answer to what is being saved would close whatever is opened next.
      onClose={() => {
        if (!isSaving) onClose();
      }}
      closesBeside={false}
      title={stepTitle(team, player, kind)}
      way={wayOf(team, player, kind)}
      onBack={side === null || isSaving ? undefined : back}
      side={side === null ? undefined : `side-${side}`}
      footer={
        isLast ? (
          <Button size="lg" variant="fill" type="submit" form={formId} disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        ) : undefined
      }
    >
      {side === null && (
        <div className="grid gap-4">
          <TeamHalves
            teams={teams}
            onTeam={(id) => chooseSide(id === teams.home.id ? "home" : "visitor")}
          />
          <WrittenPenalties {...written} nameOf={(id) => labelOf(teams, id)} />
        </div>
      )}
      {team !== null && player === null && (
        <PlayerTiles>
          {team.players.map((one) => (
            <PlayerTile
              key={one.id}
              player={one}
              shortName={one.shortName}
              onClick={() => choosePlayer(one)}
            />
          ))}
        </PlayerTiles>
      )}
      {player !== null && kind === null && <KindChoice onKind={chooseKind} />}
      {isLast && <IncidentForm id={formId} text={description} onText={describe} onSave={save} />}
    </Sheet>
  );
}

/** Like the stat buttons that change no score, 72 px high. */
function KindChoice({ onKind }: { onKind: (kind: IncidentType) => void }) {
  return (
    <div className="grid gap-[12px] flat:auto-cols-fr flat:grid-flow-col">
      {INCIDENT_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          className="min-h-18 rounded-card border-2 border-text px-[20px] py-[4px] text-left text-[min(1.5rem,10vw)]/[1.1] font-black font-stretch-[82%] active:bg-surface-2"
          onClick={() => onKind(type)}
        >
          {types[type]}
        </button>
      ))}
    </div>
  );
}

function stepTitle(
  team: PenaltyTeam | null,
  player: PenaltyPlayer | null,
  kind: IncidentType | null,
): ReactNode {
  if (team === null) return words.title;
  if (player !== null) return kind === null ? words.kind : disciplineMessages.description;
  return <PlayerTitle team={team} />;
}

function PlayerTitle({ team }: { team: PenaltyTeam }) {
  const letters = useTitleLetters();
  return (
    <ShortText
      whole={words.player(team.name)}
      short={words.player(isolated(teamNameWithin(team, letters)))}
    />
  );
}

function wayOf(
  team: PenaltyTeam | null,
  player: PenaltyPlayer | null,
  kind: IncidentType | null,
): string[] {
  if (team === null) return [];
  const way = [words.start, isolated(team.shortName)];
  if (player !== null) way.push(playerLabel({ ...player, name: player.shortName }));
  if (kind !== null) way.push(types[kind]);
  return way;
}

function labelOf(teams: Readonly<Record<Side, PenaltyTeam>>, playerId: string): string {
  const player = SIDES.flatMap((side) => teams[side].players).find(({ id }) => id === playerId);
  return player === undefined ? "" : playerLabel(player);
}
