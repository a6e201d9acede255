import type { ReactNode } from "react";
import { plainName } from "../../domain/roster/player-label.ts";
import { ForfeitedMark } from "../names/forfeited-mark.tsx";

interface PlayerToName {
  readonly playerId: string;
  readonly playerName: string;
  readonly jerseyNumber: string | null;
}

export interface TeamToName {
  readonly teamId: string;
  readonly teamName: string;
  readonly forfeitedSeason: boolean;
}

/** The app passes links for names; without them, plain text, so the widget needs no router. */
export interface NameSlots {
  readonly player?: (player: PlayerToName) => ReactNode;
  readonly team?: (team: TeamToName) => ReactNode;
}

export function PlayerName({ player, names }: { player: PlayerToName; names: NameSlots }) {
  return <>{names.player?.(player) ?? <PlainText text={plainName(player.playerName)} />}</>;
}

/** Shows a team's name, with a red asterisk if it forfeited its season (D49). */
export function TeamName({ team, names }: { team: TeamToName; names: NameSlots }) {
  return (
    <span className="flex min-w-0">
      {names.team?.(team) ?? <PlainText text={team.teamName} />}
      {team.forfeitedSeason && <ForfeitedMark />}
    </span>
  );
}

/** The text links nowhere, so it has two lines to be read whole. */
export function PlainText({ text }: { text: string }) {
  return (
    <span dir="auto" title={text} className="line-clamp-2 min-w-0 wrap-anywhere">
      {text}
    </span>
  );
}
