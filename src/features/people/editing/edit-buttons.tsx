import { clsx } from "clsx";
import { Flag, Rows3 } from "lucide-react";
import type { Player } from "../../../domain/game/player.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import type { Team } from "../../../domain/season/team.ts";
import { IN_WIDE_PLACES } from "../../../parts/names/my-team-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rosterMessages as words } from "../roster-messages.ts";

export type OpenDialog =
  | { readonly kind: "edit" | "merge"; readonly playerId: string }
  | { readonly kind: "division" | "forfeited"; readonly teamId: string };

/** Lies above the link that covers its row, and makes the row no higher. */
export function EditPlayerButton({
  player,
  onOpen,
}: {
  player: Pick<Player, "id" | "name" | "jerseyNumber">;
  onOpen: (dialog: OpenDialog) => void;
}) {
  return (
    <Button
      variant="bare"
      className="relative z-20 -my-1 print:hidden"
      aria-label={words.editWhom(playerLabel(player))}
      onClick={() => onOpen({ kind: "edit", playerId: player.id })}
    >
      {words.edit}
    </Button>
  );
}

/** Opens what admins change of a whole team: forfeited season (D49) and division (P §2). */
export function EditTeamButtons({
  team,
  isSmall = false,
  hasDivisions,
  onOpen,
}: {
  team: Pick<Team, "id" | "name" | "forfeitedSeason">;
  /** In a list the flag stands alone where its place is narrow, and Division has a frame. */
  isSmall?: boolean;
  /** Without divisions there is none to choose. */
  hasDivisions: boolean;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const forfeitedOf = words.forfeitedOf(team.name);
  return (
    <>
      <Button
        variant="bare"
        aria-label={forfeitedOf}
        title={forfeitedOf}
        aria-pressed={team.forfeitedSeason}
        icon={<Icon as={Flag} size="sm" />}
        className={clsx(
          "print:hidden",
          isSmall && "min-w-11",
          team.forfeitedSeason ? "text-danger" : isSmall && "text-text-2",
        )}
        onClick={() => onOpen({ kind: "forfeited", teamId: team.id })}
      >
        <span className={isSmall ? IN_WIDE_PLACES : ""}>{words.forfeited}</span>
      </Button>
      {hasDivisions && (
        <Button
          {...(!isSmall && { variant: "bare", icon: <Icon as={Rows3} size="sm" /> })}
          className="print:hidden"
          aria-label={words.divisionOf(team.name)}
          onClick={() => onOpen({ kind: "division", teamId: team.id })}
        >
          {words.division}
        </Button>
      )}
    </>
  );
}
