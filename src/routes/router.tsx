import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  Outlet,
  type Params,
  type RouteObject,
  useParams,
} from "react-router-dom";
import { env } from "../app/env.ts";
import { asksForAnotherSeason, asksForOtherRows, followSeason } from "./address/follow-season.ts";
import { hasMailLink, passMailLink } from "./address/pass-mail-link.ts";
import { PageError, RouteError } from "./errors/route-error.tsx";
import { RequireBrowsing } from "./guards/require-browsing.tsx";
import { RequireAdmin, RequireSignedIn } from "./guards/require-signed-in.tsx";
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

const signIn = screen(() => import("./pages/login-page.tsx"), "LoginPage");
const games = async () => {
  const [{ GamesPage }, { readGameListAhead }] = await Promise.all([
    import("../features/games/games-page.tsx"),
    import("../app/queries/device/use-game-list.ts"),
  ]);
  return { Component: GamesPage, ...readBefore(readGameListAhead) };
};
const statsOfAll = async (isAdminView: boolean) => {
  const [{ ComprehensiveStatsPage }, { readSeasonFiguresAhead }] = await Promise.all([
    import("../features/comprehensive-stats/comprehensive-stats-page.tsx"),
    import("../app/queries/pages/season-figures.ts"),
  ]);
  const element = <ComprehensiveStatsPage isAdminView={isAdminView} />;
  return { element, ...readBefore(readSeasonFiguresAhead) };
};

const seasonScreens: RouteObject[] = [
  {
    loader: passMailLink,
    shouldRevalidate: () => hasMailLink(window.location),
    children: [{ index: true, lazy: games }],
  },
  { path: "games", lazy: games },
  {
    path: "teams",
    lazy: async () => {
      const [{ TeamsPage }, { readSeasonRostersAhead }] = await Promise.all([
        import("../features/teams/teams-page.tsx"),
        import("../app/queries/pages/season-rosters.ts"),
      ]);
      return { Component: TeamsPage, ...readBefore(readSeasonRostersAhead) };
    },
  },
  {
    path: "stats",
    lazy: async () => {
      const [{ FantasyPage }, { readSeasonFiguresAhead }] = await Promise.all([
        import("../features/fantasy/fantasy-page.tsx"),
        import("../app/queries/pages/season-figures.ts"),
      ]);
      return { Component: FantasyPage, ...readBefore(readSeasonFiguresAhead) };
    },
  },
  { path: "stats/all", lazy: () => statsOfAll(false) },
  {
    path: "standings",
    lazy: async () => {
      const [{ StandingsPage }, { readSeasonTeamsAhead }] = await Promise.all([
        import("../features/standings/standings-page.tsx"),
        import("../app/queries/pages/season-teams.ts"),
      ]);
      return { Component: StandingsPage, ...readBefore(readSeasonTeamsAhead) };
    },
  },
];

const publicScreens: RouteObject[] = [
  { ...seasonal, children: seasonScreens },
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
  // Of a player's or team's own season, whichever one is chosen.
  {
    path: "teams/:teamId",
    handle: seasonless,
    lazy: async () => {
      const [{ TeamScreen }, { readTeamPageAhead }] = await Promise.all([
        import("../features/people/team/team-screen.tsx"),
        import("../app/queries/pages/team-page.ts"),
      ]);
      return {
        Component: ofParam("teamId", TeamScreen),
        ...readBefore(({ teamId = "" }) => readTeamPageAhead(teamId)),
      };
    },
  },
  {
    path: "players/:playerId",
    handle: seasonless,
    lazy: async () => {
      const [{ PlayerScreen }, { readPlayerPageAhead }] = await Promise.all([
        import("../features/people/player/player-screen.tsx"),
        import("../app/queries/pages/player-page.ts"),
      ]);
      return {
        Component: ofParam("playerId", PlayerScreen),
        ...readBefore(({ playerId = "" }) => readPlayerPageAhead(playerId)),
      };
    },
  },
];

const personalScreens: RouteObject[] = [
  {
    path: "account",
    lazy: screen(() => import("../features/account/account-page.tsx"), "AccountPage"),
  },
  {
    path: "my-feedback",
    lazy: screen(() => import("./pages/my-feedback-page.tsx"), "OwnFeedbackPage"),
  },
  {
    path: "user-guide/:section?",
    handle: seasonless,
    lazy: screen(() => import("../features/guide/guide-page.tsx"), "GuidePage"),
  },
];

const adminScreens: RouteObject[] = [
  {
    index: true,
    lazy: screen(() => import("../features/admin-home/admin-home.tsx"), "AdminHome"),
  },
  { ...seasonal, children: [{ path: "stats", lazy: () => statsOfAll(true) }] },
  {
    handle: seasonless,
    children: [
      {
        path: "users",
        lazy: screen(() => import("../features/user-admin/users-page.tsx"), "UsersPage"),
      },
      {
        path: "devices",
        lazy: async () => ({
          Component: (await import("../features/devices/devices-page.tsx")).DevicesPage,
        }),
      },
      {
        path: "settings",
        lazy: screen(() => import("../features/settings/settings-page.tsx"), "SettingsPage"),
      },
      {
        path: "widget",
        lazy: screen(() => import("../features/widget/widget-page.tsx"), "WidgetPage"),
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
                    lazy: screen(
                      () => import("../features/feedback/manage/feedback-page.tsx"),
                      "FeedbackPage",
                    ),
                  },
                ],
              },
              {
                path: "test",
                lazy: screen(() => import("./pages/test-page.tsx"), "TestPage"),
              },
              {
                path: "update",
                lazy: screen(() => import("./pages/too-old-page.tsx"), "TooOldPage"),
              },
              {
                path: "*",
                lazy: screen(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
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
            lazy: screen(() => import("./pages/collect-page.tsx"), "CollectPage"),
          },
        ],
      },
    ],
  },
];

/** Its file comes with the first way to it. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

/** The rows of this device are read before the screen is drawn, which then begins with them. */
function readBefore(read: (params: Params) => Promise<void>) {
  return {
    loader: async ({ params }: LoaderFunctionArgs) => {
      await read(params);
      return null;
    },
    shouldRevalidate: asksForOtherRows,
  };
}

/** Another game, team or player begins anew. */
function ofParam<P extends string>(param: P, Screen: ComponentType<Record<P, string>>) {
  return function ScreenOfParam() {
    const id = useParams()[param] ?? "";
    return <Screen key={id} {...({ [param]: id } as Record<P, string>)} />;
  };
}
