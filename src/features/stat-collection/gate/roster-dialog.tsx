import { clsx } from "clsx";
import { useCallback, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { saveRosters } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { PlayersWithoutTeam } from "../../../parts/names/players-without-team.tsx";
import { Button } from "../../../ui/button.tsx";
import { FullDialog } from "../../../ui/overlay/full-dialog.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { WalkOnForm } from "../entry/walk-on-form.tsx";
import { messages } from "../messages.ts";
import { gameLine } from "./game-line.ts";
import { gateMessages } from "./gate-messages.ts";
import { ReasonForm } from "./reason-form.tsx";
import { RosterColumn } from "./roster-column.tsx";
import {
  countBoth,
  type GateSelection,
  isComplete,
  ticked,
  tickedWithReason,
  toggled,
} from "./roster-selection.ts";
import { RosterTabs } from "./roster-tabs.tsx";
import { useRosterChanges } from "./use-roster-changes.ts";

interface AskedPlayer {
  readonly side: Side;
  readonly playerId: string;
}

/** Shows both teams' lists with the rule of 6 to 20, for the gate and Adjust Game Roster. */
export function RosterDialog({
  purpose,
  selection,
  onSelect,
  onSaved,
  onClose,
}: {
  purpose: "gate" | "adjust";
  selection: GateSelection;
  onSelect: (change: (old: GateSelection) => GateSelection) => void;
  /** `isStored` is false while the change waits in the journal (I1). */
  onSaved: (isStored: boolean) => void;
  onClose: () => void;
}) {
  const words = gateMessages[purpose];
  const gameId = useGameId();
  const line = useGame(({ game }) => gameLine(game));
  const teams = useGameTeams();
  const season = useGame(({ playersById }) => playersById);
  useRosterChanges(onSelect);
  const [shown, show] = useState<Side>("visitor");
  const [adding, setAdding] = useState<Side | null>(null);
  const [asked, ask] = useState<AskedPlayer | null>(null);
  const [isSaving, setSaving] = useState(false);
  const counts = useGame((view) => countBoth(view, selection));
  const canConfirm = isComplete(counts);
  const toggles = {
    visitor: useCallback(
      (id: string) => onSelect((old) => toggled(old, "visitor", id)),
      [onSelect],
    ),
    home: useCallback((id: string) => onSelect((old) => toggled(old, "home", id)), [onSelect]),
  };
  const asks = {
    visitor: useCallback((playerId: string) => ask({ side: "visitor", playerId }), []),
    home: useCallback((playerId: string) => ask({ side: "home", playerId }), []),
  };
  const confirm = async () => {
    setSaving(true);
    const result = await saveRosters(gameId, selection);
    setSaving(false);
    if (!isKept(result)) return showAlert(words.failed);
    onSaved(result.ok);
  };
  return (
    <FullDialog
      onClose={onClose}
      title={words.title}
      description={line}
      footer={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
          <p
            role="status"
            className="basis-full text-label font-semi empty:hidden tablet:flex-1 tablet:text-dense flat:flex-1"
          >
            {canConfirm ? "" : words.tooFew}
          </p>
          <Button size="lg" onClick={onClose} className="tablet:ml-auto flat:ml-auto">
            {gateMessages.cancel}
          </Button>
          <Button
            size="lg"
            className="flex-auto tablet:flex-none flat:flex-none"
            variant={canConfirm ? "fill" : "plain"}
            disabled={!canConfirm || isSaving}
            onClick={confirm}
          >
            {isSaving ? gateMessages.saving : words.confirm}
          </Button>
        </div>
      }
    >
      <RosterTabs counts={counts} shown={shown} onShow={show} />
      <div className="p-3 empty:hidden">
        <PlayersWithoutTeam players={season.values()} />
      </div>
      <div className="flex min-h-[calc(16rem+max(0px,1rem-16px)*25)] flex-1 flat:min-h-40 squat:flex-none tablet:grid tablet:grid-cols-2">
        {SIDES.map((side) => (
          <section
            key={side}
            id={`roster-${side}`}
            aria-label={teams[side].name}
            className={clsx(
              `side-${side} min-h-0 min-w-0 flex-1 flex-col tablet:flex`,
              side === shown ? "flex" : "hidden",
              side === "home" && "tablet:border-l tablet:border-line-strong",
            )}
          >
            <RosterColumn
              side={side}
              chosen={selection[side]}
              onToggle={toggles[side]}
              onAskReason={asks[side]}
              onSelectAll={(ids) => onSelect((old) => ticked(old, side, ids))}
              onAddPlayer={() => setAdding(side)}
            />
          </section>
        ))}
      </div>
      {adding && (
        <Sheet
          onClose={() => setAdding(null)}
          title={messages.sheets.addPlayerTitle(teams[adding].name)}
          side={`side-${adding}`}
        >
          <WalkOnForm
            side={adding}
            onCancel={() => setAdding(null)}
            onAdded={(playerId) => {
              onSelect((old) => ticked(old, adding, [playerId]));
              setAdding(null);
            }}
          />
        </Sheet>
      )}
      {asked && (
        <Sheet
          onClose={() => ask(null)}
          title={gateMessages.suspendedTitle}
          side={`side-${asked.side}`}
        >
          <ReasonForm
            {...asked}
            onCancel={() => ask(null)}
            onGiven={(reason) => {
              onSelect((old) => tickedWithReason(old, asked.side, asked.playerId, reason));
              ask(null);
            }}
          />
        </Sheet>
      )}
    </FullDialog>
  );
}
