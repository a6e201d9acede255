import type { SeasonRosters } from "../../app/queries/season-rosters.ts";
import { DivisionDialog } from "./division-dialog.tsx";
import { EditPlayerDialog } from "./edit-player-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import type { TeamRights } from "./team-rights.ts";

export type OpenDialog =
  | { readonly kind: "edit" | "merge"; readonly playerId: string }
  | { readonly kind: "division"; readonly teamId: string };

/** The open dialog, over whoever it is about as the device knows them now; gone with them. */
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
  if (dialog.kind === "division") {
    const card = season.cards.find(({ team }) => team.id === dialog.teamId);
    return card === undefined ? null : (
      <DivisionDialog
        team={card.team}
        divisions={card.league.divisions}
        isOffline={rights.isOffline}
        onClose={close}
        onChanged={onChanged}
      />
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
