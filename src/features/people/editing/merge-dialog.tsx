import { useState } from "react";
import { askConfirm, notify } from "../../../app/notices/notices.ts";
import type { SeasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import { mergePlayers } from "../../../app/server-calls/teams.ts";
import type { Player } from "../../../domain/game/player.ts";
import { mergeTargets } from "../../../domain/roster/merged-players.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { playerSearch } from "../../../domain/roster/player-search.ts";
import { OfflineNote } from "../../../parts/page/offline-note.tsx";
import { ChoiceList } from "../../../ui/form/choice-list.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { mergeMessages as words } from "./editing-messages.ts";
import { showTeamFailure } from "./team-failure-words.ts";
import type { TeamRights } from "./team-rights.ts";

/** Typing finds more. */
const SHOWN = 12;

/** Says who the walk-on is, asks once more, and explains how to undo the merge (D33). */
export function MergeDialog({
  player,
  season,
  rights,
  onClose,
  onChanged,
}: {
  player: Player;
  season: SeasonRosters;
  rights: TeamRights;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [search, setSearch] = useState("");
  const [intoId, choose] = useState("");
  const found = mergeTargets(player, season.players).filter(playerSearch(search));
  const shown = found.slice(0, SHOWN);
  const into = shown.find(({ id }) => id === intoId);
  const teamNames = new Map(season.cards.map(({ team }) => [team.id, team.name]));

  async function merge() {
    if (into === undefined) return;
    const [walkOn, chosen] = [playerLabel(player), playerLabel(into)];
    // The question stands alone on the screen.
    onClose();
    const isMeant = await askConfirm({
      text: words.question(walkOn, chosen),
      confirmLabel: words.merge,
    });
    if (!isMeant) return;
    const result = await mergePlayers(player.id, into.id);
    if (!result.ok) return showTeamFailure(words.failed, result.error, onChanged);
    notify(words.merged(walkOn, chosen));
    onChanged();
  }
  return (
    <FormDialog
      words={{ ...words, save: words.merge, saving: words.merge }}
      title={words.title}
      description={playerLabel(player)}
      canSave={into !== undefined && !rights.isOffline}
      onSave={merge}
      onClose={onClose}
      className="grid gap-3 pt-2"
    >
      <p className="text-dense">{words.lead}</p>
      <p className="text-dense font-strong">{words.wayBack}</p>
      {rights.isOffline && <OfflineNote text={words.offline} />}
      <SearchField
        label={words.search}
        placeholder={words.search}
        value={search}
        onSearch={setSearch}
      />
      {shown.length > 0 ? (
        <ChoiceList
          label={words.players}
          options={shown.map((one) => ({
            value: one.id,
            label: playerLabel(one),
            text: teamNames.get(one.teamId),
          }))}
          value={intoId}
          onChange={choose}
        />
      ) : (
        <p role="status" className="text-dense">
          {words.noMatch}
        </p>
      )}
      {found.length > SHOWN && (
        <p className="text-label text-text-2">{words.more(found.length - SHOWN)}</p>
      )}
    </FormDialog>
  );
}
