import type { ComponentType } from "react";
import { Outlet, type RouteObject, useParams } from "react-router-dom";
import { env } from "../app/env.ts";
import { asksForAnotherSeason, followSeason } from "./address/follow-season.ts";
import { hasMailLink, passMailLink } from "./address/pass-mail-link.ts";
import { PageError, RouteError } from "./errors/route-error.tsx";
import { RequireAdmin } from "./guards/require-admin.tsx";
import { RequireBrowsing } from "./guards/require-browsing.tsx";
import { RequireSignedIn } from "./guards/require-signed-in.tsx";
import { AppFrame } from "./layout/app-frame.tsx";
import type { RouteHandle } from "./layout/route-handle.ts";
import { RootLayout } from "./root-layout.tsx";

/** Its address can name the season. */
const seasonal = {
  handle: { season: "page" } satisfies RouteHandle,
  loader: followSeason,
  shouldRevalidate: asksForAnotherSeason,
};
const seasonless: RouteHandle = { season: "none" };
const ofOneGame: RouteHandle = { season: "none", hasOwnSync: true };

const signIn = async () => ({ Component: (await import("./pages/login-page.tsx")).LoginPage });
const games = async () => ({
  Component: (await import("../features/games/games-page.tsx")).GamesPage,
});
const statsOfAll = () => import("../features/comprehensive-stats/comprehensive-stats-page.tsx");

const publicScreens: RouteObject[] = [
  {
    ...seasonal,
    index: true,
    loader: (args) => passMailLink() ?? followSeason(args),
    shouldRevalidate: (args) => hasMailLink(window.location) || asksForAnotherSeason(args),
    lazy: games,
  },
  { path: "games", ...seasonal, lazy: games },
  {
    path: "games/:gameId/review",
    handle: ofOneGame,
    lazy: async () => ({
      Component: ofParam(
        "gameId",
        (await import("../features/game-review/review-screen.tsx")).ReviewScreen,
      ),
    }),
  },
  {
    path: "teams",
    ...seasonal,
    lazy: async () => ({ Component: (await import("../features/teams/teams-page.tsx")).TeamsPage }),
  },
  // Of a player's or team's own season, whichever one is chosen.
  {
    path: "teams/:teamId",
    handle: seasonless,
    lazy: async () => ({
      Component: ofParam(
        "teamId",
        (await import("../features/people/team/team-screen.tsx")).TeamScreen,
      ),
    }),
  },
  {
    path: "players/:playerId",
    handle: seasonless,
    lazy: async () => ({
      Component: ofParam(
        "playerId",
        (await import("../features/people/player/player-screen.tsx")).PlayerScreen,
      ),
    }),
  },
  {
    path: "stats",
    ...seasonal,
    lazy: async () => ({
      Component: (await import("../features/fantasy/fantasy-page.tsx")).FantasyPage,
    }),
  },
  {
    path: "stats/all",
    ...seasonal,
    lazy: async () => ({ Component: (await statsOfAll()).ComprehensiveStatsPage }),
  },
  {
    path: "standings",
    ...seasonal,
    lazy: async () => ({
      Component: (await import("../features/standings/standings-page.tsx")).StandingsPage,
    }),
  },
];

const personalScreens: RouteObject[] = [
  {
    path: "account",
    lazy: async () => ({
      Component: (await import("../features/account/account-page.tsx")).AccountPage,
    }),
  },
  {
    path: "my-feedback",
    lazy: async () => ({
      Component: (await import("./pages/my-feedback-page.tsx")).OwnFeedbackPage,
    }),
  },
  {
    path: "user-guide/:section?",
    handle: seasonless,
    lazy: async () => ({ Component: (await import("../features/guide/guide-page.tsx")).GuidePage }),
  },
];

const adminScreens: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import("../features/admin-home/admin-home.tsx")).AdminHome,
    }),
  },
  {
    path: "stats",
    ...seasonal,
    lazy: async () => {
      const { ComprehensiveStatsPage } = await statsOfAll();
      return { element: <ComprehensiveStatsPage isAdminView /> };
    },
  },
  {
    handle: seasonless,
    children: [
      {
        path: "users",
        lazy: async () => ({
          Component: (await import("../features/user-admin/users-page.tsx")).UsersPage,
        }),
      },
      {
        path: "settings",
        lazy: async () => ({
          Component: (await import("../features/settings/settings-page.tsx")).SettingsPage,
        }),
      },
      {
        path: "widget",
        lazy: async () => ({
          Component: (await import("../features/widget/widget-page.tsx")).WidgetPage,
        }),
      },
    ],
  },
];

/** Every chunk is precached, so each screen opens offline; app/paths.ts is the other half. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <PageError />,
    children: [
      // D4: the specification names one screen in three ways.
      ...["/login", "/auth/login", "/auth/signup"].map((path) => ({
        path,
        loader: passMailLink,
        lazy: signIn,
      })),
      {
        path: "auth/callback",
        lazy: async () => {
          const { CallbackPage, takeAnswer } = await import("./pages/callback-page.tsx");
          return { Component: CallbackPage, loader: takeAnswer };
        },
      },
      {
        path: "auth/reset-password",
        loader: passMailLink,
        lazy: async () => {
          const { ResetScreen } = await import("../features/auth/reset/reset-screen.tsx");
          return { element: <ResetScreen appName={env.appName} /> };
        },
      },
      {
        element: (
          <AppFrame>
            <Outlet />
          </AppFrame>
        ),
        errorElement: <PageError />,
        children: [
          {
            // Inside the frame, so that a screen that fails leaves the navigation standing.
            errorElement: <RouteError />,
            children: [
              { element: <RequireBrowsing />, children: publicScreens },
              { element: <RequireSignedIn />, children: personalScreens },
              { path: "admin", element: <RequireAdmin />, children: adminScreens },
              {
                path: "feedback",
                element: <RequireAdmin />,
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import("../features/feedback/manage/feedback-page.tsx"))
                        .FeedbackPage,
                    }),
                  },
                ],
              },
              {
                path: "test",
                lazy: async () => ({ Component: (await import("./pages/test-page.tsx")).TestPage }),
              },
              {
                path: "update",
                lazy: async () => ({
                  Component: (await import("./pages/too-old-page.tsx")).TooOldPage,
                }),
              },
              {
                path: "*",
                lazy: async () => ({
                  Component: (await import("./pages/not-found-page.tsx")).NotFoundPage,
                }),
              },
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
            lazy: async () => ({
              Component: (await import("./pages/collect-page.tsx")).CollectPage,
            }),
          },
        ],
      },
    ],
  },
];

/** Another game, team or player begins anew. */
function ofParam<P extends string>(param: P, Screen: ComponentType<Record<P, string>>) {
  return function ScreenOfParam() {
    const id = useParams()[param] ?? "";
    return <Screen key={id} {...({ [param]: id } as Record<P, string>)} />;
  };
}
