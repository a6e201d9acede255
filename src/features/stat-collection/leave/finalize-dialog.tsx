import { CircleAlert, CloudOff, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { computedScore, overrideDisagrees } from "../../../domain/game/live-score.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Note } from "../../../ui/note.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useGameNames } from "../live/game-names.ts";
import { leaveMessages } from "./leave-messages.ts";
import { openQuestions } from "./open-questions.ts";

const ICONS = { device: CloudOff, entries: TriangleAlert, roster: CircleAlert };

export interface FinalizeDialogProps {
  readonly isFinalizing: boolean;
  readonly onFinalize: (isRecordedScore: boolean) => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** "Finalize this game?": the score, what is open, one filled answer (P §2, D31). */
export function FinalizeDialog({ isFinalizing, onFinalize, onKeep, onClose }: FinalizeDialogProps) {
  const status = useSyncStatus();
  const view = useGame((view) => view);
  const names = useGameNames();
  const [chosen, choose] = useState<"set" | "recorded">("set");
  const computed = computedScore(view.state);
  // Two scores that disagree (D37).
  const override = overrideDisagrees(view.state) ? view.state.override : null;
  const isRecorded = override === null || chosen === "recorded";
  const score = isRecorded ? computed : override;
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={leaveMessages.question}
      closeLabel={leaveMessages.close}
    >
      <div className="mb-3 grid grid-cols-2 overflow-hidden rounded-card border">
        <TeamResult side="side-visitor" name={view.visitor.team.name} points={score.visitor} />
        <TeamResult side="side-home" name={view.home.team.name} points={score.home} />
      </div>
      <div className="grid gap-2">
        {openQuestions(view, status, names).map(({ kind, lead, rest, plays = [] }) => (
          <Note key={lead} icon={ICONS[kind]}>
            <b>{lead}</b> {rest}
            {plays.map((play, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two plays can have the same words
              <span key={index} className="block truncate">
                {play}
              </span>
            ))}
          </Note>
        ))}
        {override && (
          <Segments
            label={leaveMessages.whichScore}
            value={chosen}
            onChange={choose}
            options={[
              { value: "set", label: leaveMessages.scoreSet(override) },
              { value: "recorded", label: leaveMessages.scoreRecorded(computed) },
            ]}
          />
        )}
        <div className="grid gap-2 flat:grid-cols-2">
          <Button
            size="lg"
            block
            variant="fill"
            disabled={isFinalizing}
            onClick={() => onFinalize(override !== null && isRecorded)}
          >
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
