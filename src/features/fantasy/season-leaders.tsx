import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useTeamFaces } from "../../app/queries/device/use-team-faces.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import type { SeasonFigures } from "../../domain/standings/season-figures.ts";
import { LeaderBoard } from "../../parts/leaders/leader-board.tsx";
import type { NameSlots } from "../../parts/leaders/name-slots.tsx";
import { PlayerLink } from "../../parts/names/player-link.tsx";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { useAddress } from "../../parts/page/address.ts";
import { buttonClass } from "../../ui/button.tsx";
import { type FantasyView, readFantasyView, writeFantasyView } from "./fantasy-address.ts";
import { fantasyMessages } from "./fantasy-messages.ts";

const linked = (faces: ReturnType<typeof useTeamFaces>): NameSlots => ({
  player: ({ playerId, playerName, jerseyNumber }) => (
    <PlayerLink
      playerId={playerId}
      player={{ name: playerName, jerseyNumber }}
      withNumber={false}
      className="tall-target whitespace-normal!"
    />
  ),
  team: ({ teamId, teamName }, notes) => {
    const face = faces.get(teamId);
    return (
      <>
        {face && (
          <span className="-my-0.5 mr-2 flex self-center @max-[16rem]:hidden">
            <TeamMark team={face} className="max-h-5.5" />
          </span>
        )}
        <TeamLink
          teamId={teamId}
          name={teamName}
          shortName={face?.shortName}
          className="tall-target before:absolute before:inset-0"
        />
        {notes}
      </>
    );
  },
});

/** Shows the leaders that the address asks for. */
export function SeasonLeaders({ season }: { season: SeasonFigures }) {
  const [address, setAddress] = useAddress();
  const inSeason = useSeasonPath();
  const faces = useTeamFaces(season.teams[0]?.seasonId ?? "");
  const names = useMemo(() => linked(faces), [faces]);
  const view = readFantasyView(address);
  const { tab, stage } = view;
  const change = (part: Partial<FantasyView>) =>
    setAddress((newest) => writeFantasyView(newest, { ...readFantasyView(newest), ...part }), {
      replace: true,
    });
  return (
    <LeaderBoard
      season={season}
      tab={tab}
      onTab={(next) => change({ tab: next })}
      stage={stage}
      names={names}
      wayOn={
        <Link to={inSeason(paths.games())} className={buttonClass()}>
          {fantasyMessages.toGames}
        </Link>
      }
    />
  );
}
