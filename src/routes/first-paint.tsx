import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { routes } from "./router.tsx";
import { Waiting } from "./waiting.tsx";

/** public/first-paint.js chooses. */
export type FirstPaint = "games" | "other";

/** Only the build imports this; it rejects when a component of the first paint needs a browser. */
export const firstPaints: Readonly<Record<FirstPaint, string>> = {
  games: await drawnAt(paths.games()),
  other: renderToStaticMarkup(<Waiting />),
};

async function drawnAt(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://first.paint")));
  if (context instanceof Response) throw new Error(`${path} has no first paint: it redirects.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}
