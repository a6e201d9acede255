import { CircleHelp } from "lucide-react";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { openHelp } from "../../../app/help/help-store.ts";
import { paths } from "../../../app/paths.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { useGame, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { mayCheckIn } from "../../../domain/access/game-pass.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { SyncHost } from "../../../parts/sync-pill/sync-pill.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { useCollectingTheme } from "../../../ui/theme/theme-store.ts";
import { CollectedGame, NotHere } from "../collect-screen.tsx";
import { gameLine } from "../gate/game-line.ts";
import { CheckInList } from "./check-in-list.tsx";
import { checkInMessages as words } from "./check-in-messages.ts";

/** Ticks one team's present players (D69), at /games/:gameId/check-in/:teamId. */
export function CheckInScreen({ gameId, teamId }: { gameId: string; teamId: string }) {
  useCollectingTheme();
  const session = useSession();
  // An ended pass still shows its team, so that unsent ticks can be exported.
  const isTheirs =
    session.status !== "signed-in" ||
    mayCheckIn(session.user, gameId, teamId) ||
    session.user.passes?.some((pass) => pass.gameId === gameId && pass.checkInTeamId === teamId);
  if (!isTheirs) return <NotHere title={words.otherTeam} text={words.otherTeamWhy} />;
  return (
    <CollectedGame gameId={gameId}>
      <TeamCheckIn teamId={teamId} />
    </CollectedGame>
  );
}

function TeamCheckIn({ teamId }: { teamId: string }) {
  const teams = useGameTeams();
  const side = SIDES.find((each) => teams[each].id === teamId);
  return side === undefined ? <NotHere title={words.notPlaying} /> : <SideCheckIn side={side} />;
}

function SideCheckIn({ side }: { side: Side }) {
  const teams = useGameTeams();
  const status = useSyncStatus();
  const line = useGame(({ game }) => gameLine(game));
  const title = words.title(teams[side].name);
  usePageTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[640px] grid-cols-[minmax(0,1fr)] content-start gap-3 bg-bg px-4 pt-3 pb-8">
      <BackLink to={paths.team(teams[side].id)} label={words.toTeam} />
      <div>
        <h1 className="type-h1 wrap-anywhere">{title}</h1>
        <p className="wrap-anywhere">{words.game(teams.visitor.name, teams.home.name)}</p>
        <p className="text-dense">{line}</p>
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <SyncHost status={status} actions={syncSheetActions} />
          {/* A floating one would lie on a player's checkbox. */}
          <Button variant="bare" icon={<Icon as={CircleHelp} />} onClick={() => openHelp()}>
            {words.needHelp}
          </Button>
        </div>
        <p className="text-dense">{words.hint}</p>
      </div>
      <CheckInList side={side} />
    </main>
  );
}
