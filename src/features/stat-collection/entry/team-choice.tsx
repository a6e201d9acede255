import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { TeamHalves } from "../../../parts/names/team-halves.tsx";
import { SIDE_KEYS } from "./keys/entry-keys.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";

export function TeamChoice({ onTeam }: { onTeam: (teamId: string) => void }) {
  const pressedBy = usePressedBy();
  return (
    <TeamHalves
      teams={useGameTeams()}
      pressedBy={(side) => pressedBy(SIDE_KEYS[side])}
      onTeam={onTeam}
    />
  );
}
