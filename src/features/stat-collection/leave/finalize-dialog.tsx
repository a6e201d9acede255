import { CircleAlert, CloudOff, TriangleAlert } from "lucide-react";
import type { Score } from "../../../domain/game/events.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Note } from "../../../ui/note.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { leaveMessages } from "./leave-messages.ts";
import type { WarningText } from "./warning-texts.ts";

const ICONS = { device: CloudOff, entries: TriangleAlert, roster: CircleAlert };

/** Two scores that disagree (D37). */
export interface ScoreChoice {
  readonly override: Score;
  readonly computed: Score;
  readonly chosen: "set" | "recorded";
  readonly onChoose: (chosen: "set" | "recorded") => void;
}

export interface FinalizeDialogProps {
  readonly score: Score;
  readonly visitorName: string;
  readonly homeName: string;
  /** Null where the recorded stats and the score agree. */
  readonly choice: ScoreChoice | null;
  readonly warnings: readonly WarningText[];
  readonly isFinalizing: boolean;
  readonly onFinalize: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** "Finalize this game?": the score, what is open, one filled answer (P §2, D31). */
export function FinalizeDialog({
  score,
  visitorName,
  homeName,
  choice,
  warnings,
  isFinalizing,
  onFinalize,
  onKeep,
  onClose,
}: FinalizeDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={leaveMessages.question}
      closeLabel={leaveMessages.close}
    >
      <div className="mb-3 grid grid-cols-2 overflow-hidden rounded-card border">
        <TeamResult side="side-visitor" name={visitorName} points={score.visitor} />
        <TeamResult side="side-home" name={homeName} points={score.home} />
      </div>
      <div className="grid gap-2">
        {warnings.map(({ kind, lead, rest }) => (
          <Note key={lead} icon={ICONS[kind]}>
            <b>{lead}</b> {rest}
          </Note>
        ))}
        {choice && (
          <Segments
            label={leaveMessages.whichScore}
            value={choice.chosen}
            onChange={choice.onChoose}
            options={[
              { value: "set", label: leaveMessages.scoreSet(choice.override) },
              { value: "recorded", label: leaveMessages.scoreRecorded(choice.computed) },
            ]}
          />
        )}
        <div className="grid gap-2 flat:grid-cols-2">
          <Button size="lg" block variant="fill" disabled={isFinalizing} onClick={onFinalize}>
            {isFinalizing ? leaveMessages.finalizing : leaveMessages.finalize}
          </Button>
          <Button size="lg" block disabled={isFinalizing} onClick={onKeep}>
            {leaveMessages.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function TeamResult({ side, name, points }: { side: string; name: string; points: number }) {
  return (
    <div className={`${side} edge-left min-w-0 py-2 pr-2 pl-3.5`}>
      <b className="block truncate text-dense/4.5">{name}</b>
      <span className="numeral text-[40px]/[40px]">{points}</span>
    </div>
  );
}
