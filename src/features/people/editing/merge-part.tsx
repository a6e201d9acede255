import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { notify } from "../../../app/notices/notices.ts";
import { unmergePlayer } from "../../../app/server-calls/teams.ts";
import type { Player } from "../../../domain/game/player.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { mergeMessages as words } from "./editing-messages.ts";
import { showTeamFailure } from "./team-failure-words.ts";

/** Lets an admin merge a walk-on, or undo a merge, in "Edit Player" (D33). */
export function MergePart({
  player,
  players,
  isOffline,
  onMerge,
  onClose,
  onChanged,
}: {
  player: Player;
  /** Includes all players of the season, also merged ones. */
  players: readonly Player[];
  isOffline: boolean;
  onMerge: () => void;
  onClose: () => void;
  onChanged: () => void;
}) {
  const headingId = useId();
  const [busyId, setBusyId] = useState<string | null>(null);
  const merged = players.filter(({ mergedInto }) => mergedInto === player.id);
  if (!player.isWalkOn && merged.length === 0) return null;

  async function undo(from: Player) {
    setBusyId(from.id);
    const result = await unmergePlayer(from.id);
    setBusyId(null);
    if (!result.ok) return showTeamFailure(words.undoFailed, result.error, onChanged);
    // A success is announced after the dialog has closed.
    onClose();
    notify(words.undone(playerLabel(from)));
    onChanged();
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-2 border-t pt-3">
      <h3 id={headingId} className="type-h3">
        {merged.length > 0 ? words.mergedHeading : words.heading}
      </h3>
      {merged.map((from) => (
        <div key={from.id} className="flex items-center gap-2 text-dense">
          <span className="min-w-0 flex-1 truncate font-strong">{playerLabel(from)}</span>
          <Button
            icon={<Icon as={Undo2} size="sm" />}
            aria-label={words.undoWhom(playerLabel(from))}
            disabled={isOffline || busyId !== null}
            onClick={() => void undo(from)}
          >
            {words.undo}
          </Button>
        </div>
      ))}
      {player.isWalkOn && (
        <>
          <p className="text-dense">{words.offer}</p>
          <Button className="justify-self-start" disabled={isOffline} onClick={onMerge}>
            {words.open}
          </Button>
        </>
      )}
      {isOffline && <p className="text-label text-text-2">{words.offline}</p>}
    </section>
  );
}
