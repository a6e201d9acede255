import { paths } from "../../app/paths.ts";

/** What the list of a season's games shows: past ones of which nobody has said what became. */
export const NO_RESULT = "no-result";

/** Admin pages with their filter set or their dialog open. */
export const listAddresses = {
  report: (reportId: string) => `${paths.feedback()}?report=${encodeURIComponent(reportId)}`,
  invited: (email?: string) =>
    `${paths.adminUsers()}?group=invited${email === undefined ? "" : `&q=${encodeURIComponent(email)}`}`,
  missingResults: (seasonId: string) => `${paths.adminGames(seasonId)}?show=${NO_RESULT}`,
} as const;
