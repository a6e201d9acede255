import { clsx } from "clsx";
import { useCallback, useState } from "react";
import { addWalkOn } from "../../../app/commands/rosters.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import type { GameView } from "../../../app/queries/game-view.ts";
import { Button } from "../../../ui/button.tsx";
import { FullDialog } from "../../../ui/full-dialog.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { WalkOnForm } from "../entry/walk-on-form.tsx";
import { messages } from "../messages.ts";
import { gameLine } from "./game-line.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterColumn } from "./roster-column.tsx";
import {
  allSelected,
  isComplete,
  type RosterSelection,
  type RosterSide,
  toggled,
} from "./roster-selection.ts";
import { RosterTabs } from "./roster-tabs.tsx";

const SIDES = ["visitor", "home"] as const;

/** Both teams' lists with the rule of 6 to 20; used by the gate and by Adjust Game Roster. */
export function RosterDialog({
  view,
  title,
  tooFew,
  confirmLabel,
  selection,
  onSelect,
  onConfirm,
  onClose,
}: {
  view: GameView;
  title: string;
  /** Said while a team has fewer than 6 (P §5). */
  tooFew: string;
  confirmLabel: string;
  selection: RosterSelection;
  onSelect: (change: (old: RosterSelection) => RosterSelection) => void;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const [shown, show] = useState<RosterSide>("visitor");
  const [adding, setAdding] = useState<RosterSide | null>(null);
  const [isSaving, setSaving] = useState(false);
  const canConfirm = isComplete(selection);
  const toggles = {
    visitor: useCallback(
      (id: string) => onSelect((old) => toggled(old, "visitor", id)),
      [onSelect],
    ),
    home: useCallback((id: string) => onSelect((old) => toggled(old, "home", id)), [onSelect]),
  };
  const confirm = async () => {
    setSaving(true);
    await onConfirm();
    setSaving(false);
  };
  return (
    <FullDialog
      onClose={onClose}
      title={title}
      description={gameLine(view.game)}
      closeLabel={messages.sheets.close}
      footer={
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2.5 tablet:grid-cols-[1fr_auto_auto]">
          <p
            role="status"
            className="col-span-2 text-label font-semi empty:hidden tablet:col-span-1 tablet:text-dense"
          >
            {canConfirm ? "" : tooFew}
          </p>
          <Button size="lg" onClick={onClose} className="tablet:col-start-2">
            {gateMessages.cancel}
          </Button>
          <Button
            size="lg"
            variant={canConfirm ? "fill" : "plain"}
            disabled={!canConfirm || isSaving}
            onClick={confirm}
          >
            {isSaving ? gateMessages.saving : confirmLabel}
          </Button>
        </div>
      }
    >
      <RosterTabs view={view} selection={selection} shown={shown} onShow={show} />
      <div className="flex min-h-0 flex-1 tablet:grid tablet:grid-cols-2">
        {SIDES.map((side) => (
          <section
            key={side}
            id={`roster-${side}`}
            aria-label={view[side].team.name}
            className={clsx(
              `side-${side} min-h-0 min-w-0 flex-1 flex-col tablet:flex`,
              side === shown ? "flex" : "hidden",
              side === "home" && "tablet:border-l tablet:border-line-strong",
            )}
          >
            <RosterColumn
              team={view[side]}
              chosen={selection[side]}
              onToggle={toggles[side]}
              onSelectAll={(ids) => onSelect((old) => allSelected(old, side, ids))}
              onAddPlayer={() => setAdding(side)}
            />
          </section>
        ))}
      </div>
      {adding && (
        <Sheet
          open
          onClose={() => setAdding(null)}
          title={messages.sheets.addPlayerTitle(view[adding].team.name)}
          closeLabel={messages.sheets.close}
          side={`side-${adding}`}
        >
          <WalkOnForm
            team={{ takenNumbers: view[adding].players.map((player) => player.jerseyNumber) }}
            onCancel={() => setAdding(null)}
            onAdd={async (walkOn) => {
              const teamId = view[adding].team.id;
              const added = await addWalkOn(view.game.id, { teamId, ...walkOn });
              if (!added.ok) return showAlert(added.error.message);
              onSelect((old) => toggled(old, adding, added.value.playerId));
              setAdding(null);
            }}
          />
        </Sheet>
      )}
    </FullDialog>
  );
}
