import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunctionArgs,
  StaticRouterProvider,
} from "react-router-dom";
import { paths } from "../app/paths.ts";
import { routes } from "./router.tsx";
import { Waiting } from "./waiting.tsx";

/** public/first-paint.js shows the one that fits the address. */
type FirstPaint =
  | "games"
  | "review"
  | "teams"
  | "team"
  | "player"
  | "stats"
  | "comprehensive"
  | "standings"
  | "other";

/** Any id will do, because the server writes the words of the real one (`OpeningTitle`, `OpeningLead`). */
const ANY_ID = "00000000-0000-4000-8000-000000000000";

/** Only the build imports this; it rejects when a component of the first paint needs a browser. */
export const firstPaints: Readonly<Record<FirstPaint, string>> = {
  games: await drawnAt(paths.games()),
  review: await drawnAt(paths.review(ANY_ID)),
  teams: await drawnAt(paths.teams()),
  team: await drawnAt(paths.team(ANY_ID)),
  player: await drawnAt(paths.player(ANY_ID)),
  stats: await drawnAt(paths.stats()),
  comprehensive: await drawnAt(paths.statsAll()),
  standings: await drawnAt(paths.standings()),
  other: renderToStaticMarkup(<Waiting />),
};

async function drawnAt(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const request = new Request(new URL(path, "http://first.paint"));
  const context = await handler.query(request, { dataStrategy: withoutRows });
  if (context instanceof Response) throw new Error(`${path} has no first paint: it redirects.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

/** The build has no device to read rows from. */
async function withoutRows({ matches }: DataStrategyFunctionArgs) {
  const nothing = async () => null;
  const results = matches.map(async (match) => [match.route.id, await match.resolve(nothing)]);
  return Object.fromEntries(await Promise.all(results));
}
