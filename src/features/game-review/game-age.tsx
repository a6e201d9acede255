import { useLogAge } from "../../app/queries/game/use-log-age.ts";
import { useConfirmedAt } from "../../app/queries/pages/published-game.ts";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { LiveAge } from "./live/live-age.tsx";
import type { ReviewReading } from "./use-shown-review.ts";

interface AgeOf {
  readonly reading: ReviewReading;
  /** The age is counted by the second while the network works. */
  readonly isFollowed: boolean;
}

/** Says how old the shown figures are; without a network, when they were read (D63). */
export function GameAge(props: AgeOf) {
  return props.reading.isPublished ? <PublishedAge {...props} /> : <LogAge {...props} />;
}

function LogAge({ reading, isFollowed }: AgeOf) {
  const age = useLogAge(reading.game.id);
  if (!isFollowed || age?.isOffline) return <ReadAge age={age} />;
  return <LiveAge confirmedAt={age === null ? null : Date.parse(age.readAt)} />;
}

function PublishedAge({ reading: { game, published }, isFollowed }: AgeOf) {
  const confirmedAt = useConfirmedAt(game.id);
  if (published.status !== "ready") return null;
  if (isFollowed && !published.isOffline) return <LiveAge confirmedAt={confirmedAt} />;
  const problem = published.isRefreshing ? null : published.problem;
  return <ReadAge age={{ ...published, problem }} />;
}
