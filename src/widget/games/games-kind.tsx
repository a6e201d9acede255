import type { PublicGames } from "../../remote/api/public-list-rows.ts";
import { fetchPublicGames, type PublicListRows } from "../../remote/api/public-lists.ts";
import { RowSkeletons } from "../row-skeletons.tsx";
import type { WidgetKind } from "../widget-kind.ts";
import { gamesWidgetMessages } from "./games-widget-messages.ts";

type GamesKind = WidgetKind<PublicListRows, PublicGames>;

/** Holds what both pages of games share: their request and its failures. */
export function gamesKind(name: "next" | "live", load: GamesKind["load"]): GamesKind {
  const { kinds, loading, failedTitle, failed, problems } = gamesWidgetMessages;
  return {
    name,
    words: { ...kinds[name], loading, failedTitle, failed, problems },
    skeleton: <RowSkeletons isHigh />,
    fetch: (backend, seasonId, parameters) =>
      fetchPublicGames(backend, seasonId, parameters, aDayAgo()),
    load,
  };
}

/** Returns a day earlier than today anywhere on earth; the view knows the visitor's own day. */
function aDayAgo(): string {
  return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
}
