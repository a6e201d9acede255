import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  Outlet,
  type Params,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  redirect,
} from "react-router-dom";
import { env } from "../app/env.ts";
import { paths } from "../app/paths.ts";
import { asksForAnotherSeason, asksForOtherRows, followSeason } from "./address/follow-season.ts";
import { hasMailLink, passMailLink } from "./address/pass-mail-link.ts";
import { PageError, RouteError } from "./errors/route-error.tsx";
import { RequireAdmin, RequireBrowsing, RequireSignedIn } from "./guards.tsx";
import { AppFrame } from "./layout/app-frame.tsx";
import { type RouteHandle, seasonless } from "./layout/route-handle.ts";
import { screen, screenOf } from "./lazy-screen.tsx";
import { RootLayout } from "./root-layout.tsx";

/** The panel's screens are added to this route. */
const ADMIN = "admin";

/** The address of the screen can name a season. */
const seasonal = {
  handle: { season: "page" } satisfies RouteHandle,
  loader: followSeason,
  shouldRevalidate: asksForAnotherSeason,
};

interface ReadsGame {
  readonly readGameAhead: (gameId: string) => Promise<void>;
}

const signIn = screen(() => import("./pages/auth-screens.tsx"), "LoginPage");
const games = {
  lazy: screen(() => import("../features/games/games-page.tsx"), "GamesPage"),
  ...readBefore(async () => {
    const { readGameListAhead } = await import("../features/games/games-page.tsx");
    await readGameListAhead();
  }),
};
const statsOfAll = (isAdminView: boolean) => ({
  lazy: async () => {
    const statsPage = import("../features/comprehensive-stats/comprehensive-stats-page.tsx");
    const { ComprehensiveStatsPage } = await statsPage;
    return { element: <ComprehensiveStatsPage isAdminView={isAdminView} /> };
  },
  ...readBefore(async () => {
    const statsPage = import("../features/comprehensive-stats/comprehensive-stats-page.tsx");
    await (await statsPage).readSeasonFiguresAhead();
  }),
});

const seasonScreens: RouteObject[] = [
  {
    loader: passMailLink,
    shouldRevalidate: () => hasMailLink(window.location),
    children: [{ index: true, ...games }],
  },
  { path: "games", ...games },
  {
    path: "teams",
    lazy: screen(() => import("../features/teams/teams-page.tsx"), "TeamsPage"),
    ...readBefore(async () => {
      const { readSeasonRostersAhead } = await import("../features/teams/teams-page.tsx");
      await readSeasonRostersAhead();
    }),
  },
  {
    path: "stats",
    lazy: screen(() => import("../features/fantasy/fantasy-page.tsx"), "FantasyPage"),
    ...readBefore(async () => {
      const { readSeasonFiguresAhead } = await import("../features/fantasy/fantasy-page.tsx");
      await readSeasonFiguresAhead();
    }),
  },
  { path: "stats/all", ...statsOfAll(false) },
  {
    path: "standings",
    lazy: screen(() => import("../features/standings/standings-page.tsx"), "StandingsPage"),
    ...readBefore(async () => {
      const { readSeasonTeamsAhead } = await import("../features/standings/standings-page.tsx");
      await readSeasonTeamsAhead();
    }),
  },
];

function ofGame<Name extends string>(
  load: () => Promise<ReadsGame & Record<Name, ComponentType<{ gameId: string }>>>,
  name: Name,
) {
  return {
    handle: { season: "none", hasOwnSync: true } satisfies RouteHandle,
    lazy: screenOf("gameId", load, name),
    ...readBefore(async ({ gameId = "" }) => (await load()).readGameAhead(gameId)),
  };
}
/** Fills the screen, so it has no frame. */
const scoreboard: RouteObject = {
  path: "games/:gameId/scoreboard",
  ...ofGame(
    () => import("../features/game-review/scoreboard/scoreboard-screen.tsx"),
    "ScoreboardScreen",
  ),
};

const publicScreens: RouteObject[] = [
  { ...seasonal, children: seasonScreens },
  {
    path: "games/:gameId/review",
    ...ofGame(() => import("../features/game-review/review-screen.tsx"), "ReviewScreen"),
  },
  { path: "games/:gameId", loader: ({ params }) => redirect(paths.review(params.gameId ?? "")) },
  {
    path: "games/:gameId/sheet",
    ...ofGame(() => import("../features/game-review/sheet/sheet-screen.tsx"), "SheetScreen"),
  },
  // These pages show the player's or team's own season, whichever one is chosen.
  {
    path: "teams/:teamId",
    handle: seasonless,
    lazy: screenOf("teamId", () => import("../features/people/team/team-screen.tsx"), "TeamScreen"),
    ...readBefore(async ({ teamId = "" }) => {
      const { readTeamPageAhead } = await import("../features/people/team/team-screen.tsx");
      await readTeamPageAhead(teamId);
    }),
  },
  {
    path: "players/:playerId",
    handle: seasonless,
    lazy: screenOf(
      "playerId",
      () => import("../features/people/player/player-screen.tsx"),
      "PlayerScreen",
    ),
    ...readBefore(async ({ playerId = "" }) => {
      const { readPlayerPageAhead } = await import("../features/people/player/player-screen.tsx");
      await readPlayerPageAhead(playerId);
    }),
  },
];

const personalScreens: RouteObject[] = [
  {
    path: "account",
    lazy: screen(() => import("../features/account/account-page.tsx"), "AccountPage"),
  },
  {
    path: "games/:gameId/passes",
    handle: seasonless,
    lazy: screenOf(
      "gameId",
      () => import("../features/game-passes/game-passes-page.tsx"),
      "GamePassesPage",
    ),
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

/** Every chunk but the admin panel's is precached, so each screen opens offline; app/paths.ts is the other half. */
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
          const { CallbackPage, takeAnswer } = await import("./pages/auth-screens.tsx");
          return { Component: CallbackPage, loader: takeAnswer };
        },
      },
      {
        path: "pass/:gameId",
        lazy: async () => {
          const { PassPage } = await import("./pages/auth-screens.tsx");
          return { Component: PassPage };
        },
      },
      {
        path: "auth/reset-password",
        loader: passMailLink,
        lazy: async () => {
          const { ResetScreen } = await import("./pages/auth-screens.tsx");
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
            // Stands inside the frame, so that the navigation survives a screen that fails.
            errorElement: <RouteError />,
            children: [
              { element: <RequireBrowsing />, children: publicScreens },
              { element: <RequireSignedIn />, children: personalScreens },
              {
                id: ADMIN,
                element: <RequireAdmin />,
                children: [
                  { ...seasonal, children: [{ path: "admin/stats", ...statsOfAll(true) }] },
                ],
              },
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
        element: <RequireBrowsing />,
        errorElement: <PageError />,
        children: [scoreboard],
      },
      {
        element: <RequireSignedIn />,
        errorElement: <PageError />,
        children: [
          {
            ...seasonal,
            path: "collect",
            lazy: screen(() => import("./pages/collect-page.tsx"), "CollectPage"),
          },
          {
            handle: { season: "none", hasOwnSync: true } satisfies RouteHandle,
            path: "games/:gameId/check-in/:teamId",
            lazy: screen(() => import("./pages/check-in-page.tsx"), "CheckInPage"),
          },
        ],
      },
    ],
  },
];

/** Names the panel's screens when the first address under /admin is opened: nobody else needs them. */
export async function addAdminScreens({
  path,
  patch,
}: Pick<PatchRoutesOnNavigationFunctionArgs, "path" | "patch">): Promise<void> {
  if (path.split("/")[1]?.toLowerCase() !== "admin") return;
  const { adminScreens, seasonalAdminScreens } = await import("./admin-screens.tsx");
  const ofSeasons = { ...seasonal, children: seasonalAdminScreens };
  patch(ADMIN, [{ path: "admin", children: [ofSeasons, ...adminScreens] }]);
}

/** Loads beside the screen's file, so that the first render has the rows of this device. */
function readBefore(read: (params: Params) => Promise<void>) {
  return {
    loader: async ({ params }: LoaderFunctionArgs) => {
      await read(params);
      return null;
    },
    shouldRevalidate: asksForOtherRows,
  };
}
