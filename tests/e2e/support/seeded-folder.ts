/** The variable by which global-setup.ts tells the workers where the demo league of this run lies. */
export const SEEDED_FOLDER_VARIABLE = "STAT_TRACKER_E2E_SEEDED";

/** The demo league of this run; never served itself, only copied. */
export function seededFolder(): string {
  const folder = process.env[SEEDED_FOLDER_VARIABLE];
  if (folder === undefined) throw new Error("global-setup.ts has not made the demo league");
  return folder;
}
