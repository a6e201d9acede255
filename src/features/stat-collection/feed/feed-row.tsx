import { clsx } from "clsx";
import { CloudAlert, Copy } from "lucide-react";
import { memo } from "react";
import { gameClockText } from "../../../domain/game/clock/game-clock.ts";
import { entryBadge } from "../../../domain/game/entry-badge.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import { playersOfPlay, playName } from "../../../parts/stats/play-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { GameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import type { SavingMark } from "./in-flight.ts";

export interface FeedActions {
  readonly edit: (entryId: string) => void;
  readonly remove: (entryId: string) => void;
}

export const FeedRow = memo(function FeedRow({
  entry,
  saving,
  isDouble,
  names,
  profile,
  actions,
}: {
  entry: EntryState;
  saving: SavingMark | null;
  isDouble: boolean;
  names: GameNames;
  profile: ScoringProfile;
  actions: FeedActions;
}) {
  const { entryId, fields, gameClock } = entry;
  const stat = playName(fields);
  const who = playersOfPlay(fields, names);
  const surnames = playersOfPlay(fields, { player: names.brief });
  const about = `${stat}, ${who}`;
  return (
    <li
      className={`fd-row side-${names.side(fields.teamId)} edge-left`}
      data-testid="feed-entry"
      data-entry-id={entryId}
      data-pending={saving === "saving" || saving === "failed"}
      data-failed={saving === "failed"}
      data-refused={saving === "refused"}
    >
      <span className="fd-words">
        <b>
          {stat}
          {gameClock !== undefined && (
            <small className="fd-when"> {gameClockText(gameClock)}</small>
          )}
          {saving && saving !== "refused" && (
            <span className="sr-only"> {messages.feed[saving]}</span>
          )}
          {saving === "refused" && (
            <em className="fd-remark">
              <Icon as={CloudAlert} size="sm" />
              <span className="truncate">{messages.feed.refused}</span>
            </em>
          )}
          {isDouble && (
            <em className="fd-remark" title={messages.feed.double}>
              <Icon as={Copy} size="sm" />
              <span className="sr-only">{messages.feed.double}</span>
              <span aria-hidden="true">{messages.feed.doubleBriefly}</span>
            </em>
          )}
        </b>
        {/* Without room for the whole names they stand there narrower, then narrow, then surnames. */}
        <span className="name-fit" data-short={surnames}>
          {who}
          <span className="name-fit" data-short={who}>
            <span className="name-fit" data-whole={who} data-short={surnames} />
          </span>
        </span>
      </span>
      <Badge text={entryBadge(fields, profile)} />
      <button
        type="button"
        className="fd-act"
        aria-label={`${messages.feed.edit} ${about}`}
        onClick={() => actions.edit(entryId)}
      >
        {messages.feed.edit}
      </button>
      <button
        type="button"
        className="fd-act"
        aria-label={`${messages.feed.delete} ${about}`}
        onClick={() => actions.remove(entryId)}
      >
        {messages.feed.delete}
      </button>
    </li>
  );
});

/** Shows "+6" in points, or "+1 FP" smaller and with its unit (D43). */
function Badge({ text }: { text: string }) {
  const [value, unit] = text.split(" ");
  return (
    <span className={clsx("fd-badge numeral", unit && "fd-badge-fp")}>
      {value}
      {unit && <small> {unit}</small>}
    </span>
  );
}
