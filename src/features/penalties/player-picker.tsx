import { useState } from "react";
import { type PickablePlayer, playersToPick } from "../../domain/discipline/pick-player.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { teamNameWithin } from "../../domain/season/team-names.ts";
import { Button } from "../../ui/button.tsx";
import { ListBox } from "../../ui/form/list-box.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { penaltyMessages } from "./penalty-messages.ts";

const { form: words } = penaltyMessages;
/** The longest team name, in letters, that half a row of a phone holds. */
const LONGEST = 22;

/** Shows up to 10 matches of a search and 20 without one (A §2); a chosen player stands alone. */
export function PlayerPicker({
  players,
  chosen,
  error,
  onChoose,
}: {
  players: readonly PickablePlayer[];
  chosen: PickablePlayer | null;
  error: string | undefined;
  onChoose: (playerId: string) => void;
}) {
  const [typed, search] = useState("");
  if (chosen !== null) {
    return (
      <div className="card flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2 pr-2 pl-4">
        <p className="min-w-0 flex-[1_1_10rem]">
          <span className="block font-strong wrap-anywhere">{playerLabel(chosen)}</span>
          <span className="block text-label text-text-2 wrap-anywhere" dir="auto">
            {chosen.teamName}
          </span>
        </p>
        <Button onClick={() => onChoose("")}>{words.choose}</Button>
      </div>
    );
  }
  const shown = playersToPick(players, typed);
  return (
    <div className="grid gap-2">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        error={error}
        value={typed}
        onSearch={search}
      />
      {shown.length === 0 ? (
        <p role="status" className="text-dense">
          {words.noPlayer}
        </p>
      ) : (
        <ListBox
          key={typed}
          label={words.player}
          className="card max-h-53"
          value={null}
          onChoose={onChoose}
          options={shown.map((player) => ({
            value: player.id,
            label: playerLabel(player),
            aside: (
              <span className="max-w-[50%] text-right text-label text-text-2" dir="auto">
                {teamNameWithin(
                  { name: player.teamName, shortName: player.teamShortName },
                  LONGEST,
                )}
              </span>
            ),
          }))}
        />
      )}
      {shown.length < players.length && <p className="text-label text-text-2">{words.more}</p>}
    </div>
  );
}
