import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useMadePass } from "../../../app/queries/server/use-made-pass.ts";
import type { SessionUser } from "../../../app/session/session-state.ts";
import { mayCheckIn } from "../../../domain/access/game-pass.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { lazyExtra } from "../../../ui/late/lazy-extra.ts";
import { peopleMessages } from "../people-messages.ts";

const CheckInSheet = lazyExtra(() => import("./check-in-sheet.tsx"), "CheckInSheet");
const WAY =
  "type-action inline-flex min-h-8 items-center text-dense text-text underline underline-offset-4";

/** Offers check-in for a team's next game, and a code that opens it on a captain's phone (D69). */
export function CheckInWays({
  game,
  teamId,
  user,
}: {
  game: TeamGame["game"];
  teamId: string;
  user: SessionUser;
}) {
  const { team: words } = peopleMessages;
  const pairing = gameMessages.pairing(game.visitorName, game.homeName);
  const [isOpen, setOpen] = useState(false);
  const making = useMadePass(game.id, teamId);
  const ask = () => {
    setOpen(true);
    if (making.pass === null) void making.make();
  };
  return (
    <>
      {mayCheckIn(user, game.id, teamId) && (
        <Link
          to={paths.checkIn(game.id, teamId)}
          aria-label={`${words.checkIn}: ${pairing}`}
          className={WAY}
        >
          {words.checkIn}
        </Link>
      )}
      {user.mayMakePasses && (
        <>
          <button
            type="button"
            aria-label={`${words.checkInLink}: ${pairing}`}
            className={WAY}
            onClick={ask}
          >
            {words.checkInLink}
          </button>
          <Link
            to={paths.gamePasses(game.id)}
            aria-label={`${words.passes}: ${pairing}`}
            className={WAY}
          >
            {words.passes}
          </Link>
        </>
      )}
      {isOpen && (
        <Suspense>
          <CheckInSheet
            pairing={pairing}
            team={game.homeTeamId === teamId ? game.homeName : game.visitorName}
            making={making}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
