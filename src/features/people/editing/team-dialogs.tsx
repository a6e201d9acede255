import type { SeasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import { DivisionDialog } from "./division-dialog.tsx";
import type { OpenDialog } from "./edit-buttons.tsx";
import { EditPlayerDialog } from "./edit-player-dialog.tsx";
import { ForfeitedDialog } from "./forfeited-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { TeamRights } from "./team-rights.ts";

/** Shows the person as the device knows them now, and closes when they are gone. */
export function TeamDialogs({
  season,
  rights,
  dialog,
  open,
  onChanged,
}: {
  season: SeasonRosters;
  rights: TeamRights;
  dialog: OpenDialog | null;
  open: (dialog: OpenDialog | null) => void;
  onChanged: () => void;
}) {
  if (dialog === null) return null;
  const close = () => open(null);
  if ("teamId" in dialog) {
    const card = season.cards.find(({ team }) => team.id === dialog.teamId);
    if (card === undefined) return null;
    const { team, league } = card;
    const shared = { team, isOffline: rights.isOffline, onClose: close, onChanged };
    return dialog.kind === "division" ? (
      <DivisionDialog {...shared} divisions={league.divisions} />
    ) : (
      <ForfeitedDialog {...shared} />
    );
  }
  const player = season.players.find(({ id }) => id === dialog.playerId);
  const card = season.cards.find(({ team }) => team.id === player?.teamId);
  if (player === undefined || card === undefined) return null;
  const shared = { player, season, rights, onClose: close, onChanged };
  return dialog.kind === "edit" ? (
    <EditPlayerDialog
      {...shared}
      card={card}
      onMerge={() => open({ kind: "merge", playerId: player.id })}
    />
  ) : (
    <MergeDialog {...shared} />
  );
}
