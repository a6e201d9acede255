import { useState } from "react";
import type { PlayerCandidate, PlayerDecision } from "../../domain/imports/match-players.ts";
import type { PlannedStatRow } from "../../domain/imports/plan-stat-import.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { sortedByName } from "../../domain/standings/name-order.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

const NOBODY = "nobody";
const CREATE = "create";

/** An exact name is taken, a similar one waits for a tap, and any other is chosen by hand. */
export function RowPlayer({
  row,
  season,
  teamId,
  onPlayer,
  onCreate,
}: {
  row: PlannedStatRow;
  season: ImportSeason;
  teamId: string;
  onPlayer: (name: string, decision: PlayerDecision) => void;
  onCreate: (name: string, jersey: string | null) => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const { source, match } = row;
  const candidates =
    match.state === "proposed"
      ? [match.candidate]
      : match.state === "several"
        ? match.candidates
        : [];
  const chosen =
    match.state === "taken" ? match.playerId : match.state === "left_out" ? NOBODY : "";
  const nameOf = (id: string) => season.players.find((player) => player.id === id)?.name ?? "";
  const options = [
    ...(chosen === "" ? [{ value: "", label: words.undecided }] : []),
    ...candidates.map((candidate) => ({
      value: candidate.playerId,
      label: words.proposed(nameOf(candidate.playerId), reasonWords(candidate, season)),
    })),
    ...teamMates(season, teamId)
      .filter(({ id }) => !candidates.some(({ playerId }) => playerId === id))
      .map(({ id, name }) => ({ value: id, label: name })),
    { value: CREATE, label: words.createPlayer(source.name) },
    { value: NOBODY, label: words.nobody },
  ];
  const isListed = options.some(({ value }) => value === chosen);

  async function decide(value: string) {
    if (value === NOBODY) return onPlayer(source.name, "leave_out");
    if (value !== CREATE)
      return value === "" ? undefined : onPlayer(source.name, { playerId: value });
    setBusy(true);
    await onCreate(source.name, source.jersey);
    setBusy(false);
  }

  if (isBusy) return <p role="status">{words.creating}</p>;
  return (
    <div className="grid gap-2">
      <SelectField
        label={words.askPlayer(source.name)}
        hideLabel
        options={isListed ? options : [{ value: chosen, label: nameOf(chosen) }, ...options]}
        value={chosen}
        onChange={(value) => void decide(value)}
      />
      {match.state === "proposed" && (
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => onPlayer(source.name, { playerId: match.candidate.playerId })}>
            {words.take(nameOf(match.candidate.playerId))}
          </Button>
          <Button onClick={() => onPlayer(source.name, "leave_out")}>{words.notThisOne}</Button>
          <span className="text-label text-text-2">{reasonWords(match.candidate, season)}</span>
        </div>
      )}
    </div>
  );
}

function teamMates(season: ImportSeason, teamId: string) {
  const mates = season.players.filter(
    (player) => player.teamId === teamId && player.mergedInto === null,
  );
  return sortedByName(
    mates,
    ({ name }) => name,
    ({ id }) => id,
  );
}

function reasonWords(candidate: PlayerCandidate, season: ImportSeason): string {
  const player = season.players.find(({ id }) => id === candidate.playerId);
  const team = season.teams.find(({ id }) => id === player?.teamId);
  return [
    words.because[candidate.by],
    candidate.isInactive ? words.inactive : null,
    candidate.isOfOtherTeam && team !== undefined ? words.ofOtherTeam(team.name) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
