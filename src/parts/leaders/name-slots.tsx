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
  /** The notes follow the name, first the mark of a forfeited season (D49). */
  readonly team?: (team: TeamToName, notes: ReactNode) => ReactNode;
}

export function PlayerName({ player, names }: { player: PlayerToName; names: NameSlots }) {
  return <>{names.player?.(player) ?? <PlainText text={plainName(player.playerName)} />}</>;
}

export function TeamName({
  team,
  names,
  children,
}: {
  team: TeamToName;
  names: NameSlots;
  children?: ReactNode;
}) {
  const notes = (
    <>
      {team.forfeitedSeason && <ForfeitedMark />}
      {children}
    </>
  );
  return (
    <span className="flex min-w-0">
      {names.team?.(team, notes) ?? <PlainText text={team.teamName}>{notes}</PlainText>}
    </span>
  );
}

/** The text links nowhere, so it is shown whole. */
function PlainText({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span dir="auto" title={text} className="min-w-0 wrap-anywhere">
      {text}
      {children}
    </span>
  );
}
