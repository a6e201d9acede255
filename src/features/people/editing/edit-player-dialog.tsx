import { type ReactNode, useId } from "react";
import type { SeasonRosters, TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import type { Player } from "../../../domain/game/player.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { playerMessages as words } from "./editing-messages.ts";
import { InjuredToggle } from "./injured-toggle.tsx";
import { jerseyHint } from "./jersey-words.ts";
import { MergePart } from "./merge-part.tsx";
import type { TeamRights } from "./team-rights.ts";
import { usePlayerForm } from "./use-player-form.ts";

/** Edits the number for collectors, and injured reserve and merges for admins (P §2, D36a). */
export function EditPlayerDialog({
  player,
  card,
  season,
  rights,
  onClose,
  onMerge,
  onChanged,
}: {
  player: Player;
  card: TeamCard;
  season: SeasonRosters;
  rights: TeamRights;
  onClose: () => void;
  onMerge: () => void;
  onChanged: () => void;
}) {
  const isWaiting = season.waitingIds.has(player.id);
  const form = usePlayerForm({ player, rights, isWaiting, onClose, onChanged });
  const mates = [...card.active, ...card.injured].filter(({ id }) => id !== player.id);
  return (
    <FormDialog
      words={words}
      title={words.title}
      description={words.of(playerLabel(player), card.team.name)}
      canSave={form.error === undefined}
      onSave={form.save}
      onClose={onClose}
      className="grid gap-4 pt-2"
    >
      <TextField
        label={words.jersey}
        hint={jerseyHint(form.typed, mates)}
        error={form.error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={form.typed}
        onChange={({ target }) => form.type(target.value)}
        className="max-w-[34ch]"
      />
      {rights.isOffline && <p className="text-label">{words.numberOffline}</p>}
      <InjuredToggle
        isIr={form.isIr}
        onChange={form.setIr}
        wasIr={player.isIr}
        card={card}
        rights={rights}
      />
      <CurrentStatus player={player} isWaiting={isWaiting} />
      {rights.isAdmin && (
        <MergePart
          player={player}
          players={season.players}
          isOffline={rights.isOffline}
          onMerge={onMerge}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </FormDialog>
  );
}

/** Shows the status before anything is saved (P §2 "Current Status"). */
function CurrentStatus({ player, isWaiting }: { player: Player; isWaiting: boolean }) {
  const headingId = useId();
  const injuredOn = player.isIr ? player.irDate : null;
  return (
    <section aria-labelledby={headingId} className="rounded-card border bg-bg px-3 py-2.5">
      <h3 id={headingId} className="type-h3">
        {words.current}
      </h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense">
        <Fact name={words.currentJersey}>{player.jerseyNumber ?? words.unassigned}</Fact>
        <Fact name={words.currentStatus}>{player.isIr ? words.injured : words.active}</Fact>
        {injuredOn !== null && (
          <Fact name={words.currentIrSince}>{dayText(injuredOn, "year")}</Fact>
        )}
      </dl>
      {isWaiting && <p className="mt-1 text-label font-strong">{words.waiting}</p>}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </>
  );
}
