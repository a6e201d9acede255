import { Navigate, useNavigation } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { usePlayerPage } from "../../../app/queries/pages/player-page.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { opening } from "../../../parts/page/opening-head.tsx";
import { PageStates } from "../../../parts/page/page-states.tsx";
import { Page } from "../../../ui/page.tsx";
import { NotFound } from "../not-found.tsx";
import { PageSkeleton } from "../page-skeleton.tsx";
import { peopleMessages } from "../people-messages.ts";
import { PlayerProfile } from "./player-profile.tsx";

export { readPlayerPageAhead } from "../../../app/queries/pages/player-page.ts";

const { player } = peopleMessages;

/** Shows /players/{playerId}: who they are and what they did, game by game. */
export function PlayerScreen({ playerId }: { playerId: string }) {
  // An invalid id belongs to nobody, so the server is not asked.
  return isUuid(playerId) ? <KnownPlayer playerId={playerId} /> : <Nobody playerId={playerId} />;
}

function KnownPlayer({ playerId }: { playerId: string }) {
  const { query, reload } = usePlayerPage(playerId);
  if (query.status !== "ready") {
    return (
      <Page
        title={player.title}
        above={<BackLink to={paths.stats()} label={player.toStats} />}
        {...(query.status === "loading" && opening(player.title))}
      >
        <PageStates
          query={query}
          loading={player.loading}
          skeleton={<PageSkeleton />}
          failed={player.failed}
          onRetry={reload}
        />
      </Page>
    );
  }
  const { card, ...rest } = query.value;
  if (card === null) return <Nobody playerId={playerId} />;
  if (card.mergedInto !== null) return <Successor playerId={card.mergedInto} />;
  return <PlayerProfile {...rest} card={card} age={query} />;
}

/** A person who is on the way to another screen when the answer arrives still gets there. */
function Successor({ playerId }: { playerId: string }) {
  const isStaying = useNavigation().state === "idle";
  return isStaying && <Navigate to={paths.player(playerId)} replace />;
}

function Nobody({ playerId }: { playerId: string }) {
  return (
    <NotFound
      path={paths.player(playerId)}
      title={player.notFoundTitle}
      text={player.notFoundText}
      ways={[
        { to: paths.stats(), label: player.toStats },
        { to: paths.games(), label: player.toGames },
      ]}
    />
  );
}
