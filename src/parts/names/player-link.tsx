import { paths } from "../../app/paths.ts";
import { type Named, plainName, playerLabel } from "../../domain/roster/player-label.ts";
import { NameLink } from "./name-link.tsx";

/** Shows "#7 Ada Reyes", or the name alone beside a jersey. */
export function PlayerLink({
  playerId,
  player,
  withNumber = true,
  className,
}: {
  playerId: string;
  player: Named;
  withNumber?: boolean;
  className?: string;
}) {
  const name = withNumber ? playerLabel(player) : plainName(player.name);
  return (
    <NameLink
      to={paths.player(playerId)}
      name={name}
      {...(className === undefined ? {} : { className })}
    />
  );
}
