import type { RouteObject } from "react-router-dom";
import { asksForAnotherSeason, followSeason } from "./follow-season.ts";
import { hasMailLink, passMailLink } from "./pass-mail-link.ts";
import { RequireAdmin } from "./require-admin.tsx";
import { RequireBrowsing } from "./require-browsing.tsx";
import { RequireSignedIn } from "./require-signed-in.tsx";
import { RootLayout } from "./root-layout.tsx";
import { PageError, RouteError } from "./route-error.tsx";
import type { RouteHandle } from "./route-handle.ts";
import { ShellLayout } from "./shell-layout.tsx";

/** A screen of one season, which its address can name. */
const seasonal = {
  handle: { season: "page" } satisfies RouteHandle,
  loader: followSeason,
  shouldRevalidate: asksForAnotherSeason,
};
const seasonless: RouteHandle = { season: "none" };
const ofOneGame: RouteHandle = { season: "none", hasOwnSync: true };

/**
 * URL → feature; app/paths.ts is its other half. Every screen is a chunk of its own, and the
 * service worker has precached all chunks of its version, so each opens without a network.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <PageError />,
    children: [
      // D4: the specification names one screen in three ways.
      ...["/login", "/auth/login", "/auth/signup"].map((path) => ({
        path,
        loader: passMailLink,
        lazy: () => import("./login-route.tsx"),
      })),
      { path: "auth/callback", lazy: () => import("./callback-route.tsx") },
      {
        path: "auth/reset-password",
        loader: passMailLink,
        lazy: () => import("./reset-password-route.tsx"),
      },
      {
        element: <ShellLayout />,
        errorElement: <PageError />,
        children: [
          {
            // Inside the shell, so that a screen that fails leaves the navigation standing.
            errorElement: <RouteError />,
            children: [
              {
                element: <RequireBrowsing />,
                children: [
                  {
                    ...seasonal,
                    index: true,
                    loader: (args) => passMailLink() ?? followSeason(args),
                    shouldRevalidate: (args) =>
                      hasMailLink(window.location) || asksForAnotherSeason(args),
                    lazy: () => import("./games-route.tsx"),
                  },
                  { path: "games", ...seasonal, lazy: () => import("./games-route.tsx") },
                  {
                    path: "games/:gameId/review",
                    handle: ofOneGame,
                    lazy: () => import("./review-route.tsx"),
                  },
                  { path: "teams", ...seasonal, lazy: () => import("./teams-route.tsx") },
                  // Of a player's or team's own season, whichever one is chosen.
                  {
                    path: "teams/:teamId",
                    handle: seasonless,
                    lazy: () => import("./team-route.tsx"),
                  },
                  {
                    path: "players/:playerId",
                    handle: seasonless,
                    lazy: () => import("./player-route.tsx"),
                  },
                  { path: "stats", ...seasonal, lazy: () => import("./stats-route.tsx") },
                  {
                    path: "stats/all",
                    ...seasonal,
                    lazy: () => import("./all-stats-route.tsx"),
                  },
                  {
                    path: "standings",
                    ...seasonal,
                    lazy: () => import("./standings-route.tsx"),
                  },
                ],
              },
              {
                element: <RequireSignedIn />,
                children: [
                  { path: "account", lazy: () => import("./account-route.tsx") },
                  { path: "my-feedback", lazy: () => import("./my-feedback-route.tsx") },
                  {
                    path: "user-guide/:section?",
                    handle: seasonless,
                    lazy: () => import("./user-guide-route.tsx"),
                  },
                ],
              },
              {
                path: "admin",
                element: <RequireAdmin />,
                children: [
                  { index: true, lazy: () => import("./admin-route.tsx") },
                  {
                    path: "stats",
                    ...seasonal,
                    lazy: () => import("./admin-stats-route.tsx"),
                  },
                  {
                    handle: seasonless,
                    children: [
                      { path: "users", lazy: () => import("./admin-users-route.tsx") },
                      { path: "settings", lazy: () => import("./admin-settings-route.tsx") },
                      { path: "widget", lazy: () => import("./admin-widget-route.tsx") },
                    ],
                  },
                ],
              },
              {
                path: "feedback",
                element: <RequireAdmin />,
                children: [{ index: true, lazy: () => import("./feedback-route.tsx") }],
              },
              { path: "test", lazy: () => import("./test-route.tsx") },
              { path: "update", lazy: () => import("./too-old-route.tsx") },
              { path: "*", lazy: () => import("./not-found-route.tsx") },
            ],
          },
        ],
      },
      {
        element: <RequireSignedIn />,
        errorElement: <PageError />,
        children: [
          {
            path: "collect",
            handle: seasonless,
            lazy: () => import("./collect-route.tsx"),
          },
        ],
      },
    ],
  },
];
