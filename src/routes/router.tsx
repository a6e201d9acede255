import type { ComponentType } from "react";
import {
  Outlet,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  redirect,
} from "react-router-dom";
import { env } from "../app/env.ts";
import { paths } from "../app/paths.ts";
import { asksForAnotherSeason, followSeason } from "./address/follow-season.ts";
import { hasMailLink, passMailLink } from "./address/pass-mail-link.ts";
import { PageError, RouteError } from "./errors/route-error.tsx";
import { RequireAdmin, RequireBrowsing, RequireSignedIn } from "./guards.tsx";
import { AppFrame } from "./layout/app-frame.tsx";
import { type RouteHandle, seasonless } from "./layout/route-handle.ts";
import { ofOne, ofSeason, type Reads, readBefore, screen, screenOf } from "./lazy-screen.tsx";
import { RootLayout } from "./root-layout.tsx";

const ADMIN = "admin";

const seasonal = {
  handle: { season: "page" } satisfies RouteHandle,
  loader: followSeason,
  shouldRevalidate: asksForAnotherSeason,
};

const signIn = screen(() => import("./pages/auth-screens.tsx"), "LoginPage");
const games = ofSeason(
  () => import("../features/games/games-page.tsx"),
  "GamesPage",
  "readGameListAhead",
);
const statsPage = () => import("../features/comprehensive-stats/comprehensive-stats-page.tsx");
const statsOfAll = (isAdminView: boolean) => ({
  lazy: async () => {
    const { ComprehensiveStatsPage } = await statsPage();
    return { element: <ComprehensiveStatsPage isAdminView={isAdminView} /> };
  },
  ...readBefore(async () => (await statsPage()).readSeasonFiguresAhead()),
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
    ...ofSeason(
      () => import("../features/people/all-teams/teams-page.tsx"),
      "TeamsPage",
      "readSeasonRostersAhead",
    ),
  },
  {
    path: "stats",
    ...ofSeason(
      () => import("../features/fantasy/fantasy-page.tsx"),
      "FantasyPage",
      "readSeasonFiguresAhead",
    ),
  },
  { path: "stats/all", ...statsOfAll(false) },
  {
    path: "standings",
    ...ofSeason(
      () => import("../features/standings/standings-page.tsx"),
      "StandingsPage",
      "readSeasonTeamsAhead",
    ),
  },
];

function ofGame<Name extends string>(
  load: () => Promise<
    Record<Name, ComponentType<{ gameId: string }>> & Record<"readGameAhead", Reads<[string]>>
  >,
  name: Name,
) {
  return {
    handle: { season: "none", hasOwnSync: true } satisfies RouteHandle,
    ...ofOne("gameId", load, name, "readGameAhead"),
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
    ...ofOne(
      "teamId",
      () => import("../features/people/team/team-screen.tsx"),
      "TeamScreen",
      "readTeamPageAhead",
    ),
  },
  {
    path: "players/:playerId",
    handle: seasonless,
    ...ofOne(
      "playerId",
      () => import("../features/people/player/player-screen.tsx"),
      "PlayerScreen",
      "readPlayerPageAhead",
    ),
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

/** Has its own error page, so that the guard acts even if a screen cannot be loaded (A §6). */
const guardedScreens: RouteObject = {
  id: ADMIN,
  errorElement: <RouteError />,
  children: [
    { ...seasonal, children: [{ path: "admin/stats", ...statsOfAll(true) }] },
    {
      path: "feedback",
      handle: seasonless,
      lazy: screen(() => import("../features/feedback/manage/feedback-page.tsx"), "FeedbackPage"),
    },
  ],
};

/** Every chunk but the admin panel's is precached, so each screen opens offline; app/paths.ts and app/admin-paths.ts name the addresses. */
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
              { element: <RequireAdmin />, children: [guardedScreens] },
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
