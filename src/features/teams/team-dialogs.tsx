import type { SeasonRosters } from "../../app/queries/pages/season-rosters.ts";
import { EditPlayerDialog } from "./player/edit-player-dialog.tsx";
import { MergeDialog } from "./player/merge-dialog.tsx";
import { DivisionDialog } from "./team/division-dialog.tsx";
import { ForfeitedDialog } from "./team/forfeited-dialog.tsx";
import type { TeamRights } from "./team-rights.ts";

export type OpenDialog =
  | { readonly kind: "edit" | "merge"; readonly playerId: string }
  | { readonly kind: "division" | "forfeited"; readonly teamId: string };

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
