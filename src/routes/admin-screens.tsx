import { type RouteObject, redirect } from "react-router-dom";
import statFileWorker from "../app/files/stat-file.worker.ts?worker&url";
import { paths } from "../app/paths.ts";
import { keepAdminParts } from "./keep-admin-parts.ts";
import { seasonless } from "./layout/route-handle.ts";
import { screen, screenOf } from "./lazy-screen.tsx";

const importPage = () => import("../features/season-import/import-page.tsx");

export const seasonalAdminScreens: RouteObject[] = [
  {
    path: "penalties",
    lazy: screen(() => import("../features/penalties/penalties-page.tsx"), "PenaltiesPage"),
  },
  {
    path: "import",
    lazy: screen(() => import("../features/stat-import/stat-import-page.tsx"), "StatImportPage"),
  },
  {
    path: "import/bulk",
    lazy: screen(
      () => import("../features/stat-import/bulk/bulk-import-page.tsx"),
      "BulkImportPage",
    ),
  },
];

/** Screens under /admin; those that only the server can fill show no season. */
export const adminScreens: RouteObject[] = [
  {
    index: true,
    lazy: screen(() => import("../features/admin-home/admin-home.tsx"), "AdminHome"),
  },
  // The feedback list is at /feedback, and the other admin pages are under /admin.
  { path: "feedback", loader: () => redirect(paths.feedback()) },
  {
    handle: seasonless,
    children: [
      {
        path: "seasons/new",
        lazy: screen(() => import("./pages/new-season-page.tsx"), "NewSeasonScreen"),
      },
      {
        path: "seasons/:seasonId",
        lazy: screenOf(
          "seasonId",
          () => import("../features/season-work/season-page.tsx"),
          "SeasonPage",
        ),
      },
      {
        path: "seasons/:seasonId/teams",
        lazy: screenOf(
          "seasonId",
          () => import("../features/season-clubs/teams/teams-editor-page.tsx"),
          "TeamsEditorPage",
        ),
      },
      {
        path: "seasons/:seasonId/teams/:teamId",
        lazy: screen(() => import("./pages/team-roster-page.tsx"), "TeamRosterScreen"),
      },
      {
        path: "seasons/:seasonId/games",
        lazy: screenOf(
          "seasonId",
          () => import("../features/season-clubs/games/games-editor-page.tsx"),
          "GamesEditorPage",
        ),
      },
      {
        path: "seasons/:seasonId/passes",
        lazy: screenOf(
          "seasonId",
          () => import("../features/game-passes/day-passes-page.tsx"),
          "DayPassesPage",
        ),
      },
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
        path: "sync",
        lazy: screen(() => import("../features/daily-sync/daily-sync-page.tsx"), "DailySyncPage"),
      },
      {
        path: "api-debug",
        lazy: screen(() => import("../features/api-debug/api-debug-page.tsx"), "ApiDebugPage"),
      },
      {
        path: "settings",
        lazy: screen(() => import("../features/settings/settings-page.tsx"), "SettingsPage"),
      },
      {
        path: "widget",
        lazy: screen(() => import("../features/widget/widget-page.tsx"), "WidgetPage"),
      },
      { path: "seasons/:seasonId/import", lazy: screenOf("seasonId", importPage, "ImportPage") },
      {
        path: "seasons/:seasonId/copy",
        lazy: screenOf(
          "seasonId",
          () => import("../features/season-work/copy/copy-page.tsx"),
          "CopyPage",
        ),
      },
    ],
  },
];

/** Lets an admin's device open each of them without a network. */
export const keepAdminScreens = () =>
  keepAdminParts([...adminScreens, ...seasonalAdminScreens], [statFileWorker]);
