import { createBrowserRouter } from "react-router-dom";
import { RequireSignedIn } from "./require-signed-in.tsx";
import { RootLayout } from "./root-layout.tsx";
import { RouteError } from "./route-error.tsx";
import { ShellLayout } from "./shell-layout.tsx";
import { Waiting } from "./waiting.tsx";

/**
 * URL → feature; app/paths.ts is its other half. Every screen is a chunk of its own, and the
 * service worker has precached all chunks of its version, so each opens without a network.
 */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      // D4: the specification names one screen in three ways.
      ...["/login", "/auth/login", "/auth/signup"].map((path) => ({
        path,
        lazy: () => import("./login-route.tsx"),
      })),
      {
        element: <ShellLayout />,
        errorElement: <RouteError />,
        children: [
          { index: true, lazy: () => import("./games-route.tsx") },
          { path: "games", lazy: () => import("./games-route.tsx") },
          {
            element: <RequireSignedIn />,
            children: [{ path: "games/:gameId/review", lazy: () => import("./review-route.tsx") }],
          },
          { path: "*", lazy: () => import("./not-found-route.tsx") },
        ],
      },
      {
        element: <RequireSignedIn />,
        errorElement: <RouteError />,
        children: [{ path: "collect", lazy: () => import("./collect-route.tsx") }],
      },
    ],
  },
]);
