import type { PublicStandings } from "../../remote/api/public-list-rows.ts";
import { fetchPublicStandings, type PublicListRows } from "../../remote/api/public-lists.ts";
import { RowSkeletons } from "../row-skeletons.tsx";
import type { WidgetKind } from "../widget-kind.ts";
import { standingsWidgetMessages } from "./standings-widget-messages.ts";

/** Shows standings of a season, a league or a division. */
export const standingsKind: WidgetKind<PublicListRows, PublicStandings> = {
  name: "standings",
  words: standingsWidgetMessages.kind,
  skeleton: <RowSkeletons />,
  fetch: (backend, seasonId, parameters) =>
    fetchPublicStandings(backend, seasonId, { ...parameters, team: null }),
  load: () => import("./standings-view.tsx").then(({ standingsView }) => standingsView),
};
