import { Check, CircleAlert, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { computedScore, overrideDisagrees } from "../../../domain/game/live-score.ts";
import { saidOfScore } from "../../../domain/review/captains-said.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { captainsMessages } from "../../../parts/captains/captains-messages.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { FeedFilter } from "../feed/feed-view.ts";
import { useGameNames } from "../live/game-names.ts";
import { leaveMessages } from "./leave-messages.ts";
import { askedOf, openQuestions } from "./open-questions.ts";

const ICONS = {
  device: CloudOff,
  sending: CloudUpload,
  entries: TriangleAlert,
  roster: CircleAlert,
};

export interface FinalizeDialogProps {
  readonly isFinalizing: boolean;
  /** Names the filled answer. */
  readonly prefers: "finalize" | "keep";
  readonly onFinalize: (isRecordedScore: boolean) => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
  /** null if captains are not asked (D70). */
  readonly onCaptains: (() => void) | null;
  /** Shows only the entries in question. */
  readonly onShow: (filter: FeedFilter) => void;
}

/** Asks "Finalize this game?" with the score, what is open, and one filled answer (P §2, D31). */
export function FinalizeDialog({
  isFinalizing,
  prefers,
  onFinalize,
  onKeep,
  onClose,
  onCaptains,
  onShow,
}: FinalizeDialogProps) {
  const status = useSyncStatus();
  const view = useGame(askedOf);
  const names = useGameNames();
  const [chosen, choose] = useState<"set" | "recorded">("set");
  const computed = computedScore(view.state);
  // Two scores disagree (D37).
  const override = overrideDisagrees(view.state) ? view.state.override : null;
  const isRecorded = override === null || chosen === "recorded";
  const score = isRecorded ? computed : override;
  const said = saidOfScore(view.state.captains, score);
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      title={leaveMessages.question}
      footer={
        <div className="grid gap-2 flat:grid-cols-2">
          <Button
            size="lg"
            block
            variant={prefers === "finalize" ? "fill" : "plain"}
            disabled={isFinalizing}
            onClick={() => onFinalize(override !== null && isRecorded)}
          >
            {isFinalizing ? leaveMessages.finalizing : leaveMessages.finalize}
          </Button>
          <Button
            size="lg"
            block
            variant={prefers === "keep" ? "fill" : "plain"}
            disabled={isFinalizing}
            onClick={onKeep}
          >
            {leaveMessages.keep}
          </Button>
        </div>
      }
    >
      <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] overflow-hidden rounded-card border">
        <TeamResult side="side-visitor" team={view.visitor.team} points={score.visitor} />
        <TeamResult side="side-home" team={view.home.team} points={score.home} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        {openQuestions(view, status, names).map(({ kind, lead, rest, filter, plays = [] }) => (
          <Note key={lead} icon={ICONS[kind]}>
            <b>{lead}</b> {rest}
            {plays.map((play, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two plays can have the same words
              <span key={index} className="block first-of-type:mt-1.5">
                {play}
              </span>
            ))}
            {filter && (
              <Button block className="mt-2" onClick={() => onShow(filter)}>
                {leaveMessages.warnings.show[filter]}
              </Button>
            )}
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
        {said.length > 0 && (
          <ul className="grid gap-1 text-dense">
            {said.map(({ side, agrees }) => (
              <li key={side} className="flex gap-2">
                <Icon as={agrees ? Check : CircleAlert} size="sm" className="mt-0.5" />
                <span className="min-w-0 wrap-anywhere">
                  {captainsMessages.saidFor(view[side].team.name, agrees)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {onCaptains && (
          <div className="grid gap-1.5">
            <p className="text-dense">{captainsMessages.purpose}</p>
            <Button size="lg" block disabled={isFinalizing} onClick={onCaptains}>
              {captainsMessages.open}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function TeamResult({ side, team, points }: { side: string; team: CalledTeam; points: number }) {
  return (
    <div className={`${side} edge-left min-w-0 py-2 pr-2 pl-3.5`}>
      <b className="block text-dense/4.5">
        <FittedName {...team} />
      </b>
      <span className="numeral text-[40px]/[40px]">{points}</span>
    </div>
  );
}
