import { paths } from "../../app/paths.ts";

/** This value in the address lists past games without a result. */
export const NO_RESULT = "no-result";

/** Admin pages with their filter set or their dialog open. */
export const listAddresses = {
  report: (reportId: string) => `${paths.feedback()}?report=${encodeURIComponent(reportId)}`,
  invited: (email?: string) =>
    `${paths.adminUsers()}?group=invited${email === undefined ? "" : `&q=${encodeURIComponent(email)}`}`,
  missingResults: (seasonId: string) => `${paths.adminGames(seasonId)}?show=${NO_RESULT}`,
} as const;
