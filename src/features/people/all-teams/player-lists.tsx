import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type CSSProperties, useId } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { Count } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { OpenDialog } from "../editing/edit-buttons.tsx";
import { RosterRow } from "./roster-row.tsx";
import { teamMessages } from "./team-messages.ts";

const { card: words } = teamMessages;

interface ListProps {
  readonly players: readonly Player[];
  readonly waitingIds: ReadonlySet<string>;
  /** null if the person has no right to it. */
  readonly onOpen: ((dialog: OpenDialog) => void) | null;
}

/** Lists active players under a heading that opens the list. */
export function ActiveList({
  players,
  all,
  isOpen,
  onToggle,
  ...rows
}: ListProps & {
  /** The number of players before the search. */
  all: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const listId = useId();
  return (
    <>
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 px-3 text-dense font-head focus-visible:-outline-offset-3"
        >
          {words.active}
          {players.length === all ? (
            <Count value={all} />
          ) : (
            <span className="text-label text-text-2">{words.someOf(players.length, all)}</span>
          )}
          <span className="ml-auto">
            <Icon
              as={ChevronDown}
              className={clsx("transition-transform", isOpen && "rotate-180")}
            />
          </span>
        </button>
      </h4>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Rows label={words.active} players={players} {...rows} />}
        {isOpen && all === 0 && (
          <p className="border-t px-3 py-3 text-dense text-text-2">{words.noActive}</p>
        )}
      </div>
    </>
  );
}

/** Lists players on injured reserve; they are few, so they always show. */
export function InjuredList({ players, ...rows }: ListProps) {
  if (players.length === 0) return null;
  return (
    <div className="border-b">
      <h4 className="flex min-h-9 items-center gap-2 px-3 text-dense font-head">
        {words.injured}
        <Count value={players.length} />
      </h4>
      <Rows label={words.injured} players={players} isInjured {...rows} />
    </div>
  );
}

/** Returns "IR since Nov 21, 2026" (P §2). */
function irSince(date: string | null): string {
  return date === null ? words.irNoDate : words.irSince(dayText(date, "year"));
}

/** A wide card fills its columns downwards, so that jersey order reads as on a team sheet. */
function columnsOf(count: number): CSSProperties {
  return {
    "--halves": `repeat(${Math.ceil(count / 2)}, auto)`,
    "--thirds": `repeat(${Math.ceil(count / 3)}, auto)`,
  } as CSSProperties;
}

/** Below the last player of three columns an empty cell goes on with the line of its row. */
function Rows({
  label,
  players,
  isInjured = false,
  waitingIds,
  onOpen,
}: ListProps & { label: string; isInjured?: boolean }) {
  if (players.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={clsx(
        "grid border-t",
        players.length > 1 &&
          "@min-[520px]:grid-flow-col @min-[520px]:grid-cols-2 @min-[520px]:grid-rows-(--halves) @min-[50rem]:grid-cols-3 @min-[50rem]:grid-rows-(--thirds) @min-[50rem]:after:-mb-(--bw) @min-[50rem]:after:border-b",
      )}
      style={columnsOf(players.length)}
    >
      {players.map((player) => (
        <RosterRow
          key={player.id}
          player={player}
          remark={isInjured ? irSince(player.irDate) : null}
          isWaiting={waitingIds.has(player.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
