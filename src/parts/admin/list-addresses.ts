import { adminPaths } from "../../app/admin-paths.ts";
import { paths } from "../../app/paths.ts";

/** This value in the address lists past games without a result. */
export const NO_RESULT = "no-result";

/** This value in the address opens the form for a new game. */
export const NEW_GAME = "game";

/** Admin pages with their filter set or their dialog open. */
export const listAddresses = {
  report: (reportId: string) => `${paths.feedback()}?report=${encodeURIComponent(reportId)}`,
  invited: (email?: string) =>
    `${adminPaths.users()}?group=invited${email === undefined ? "" : `&q=${encodeURIComponent(email)}`}`,
  missingResults: (seasonId: string) => `${adminPaths.games(seasonId)}?show=${NO_RESULT}`,
  newGame: (seasonId: string) => `${adminPaths.games(seasonId)}?add=${NEW_GAME}`,
} as const;
