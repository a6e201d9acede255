import { tmpdir } from "node:os";
import path from "node:path";

/** The demo league of this run; never served itself, only copied. */
export const SEEDED_FOLDER = path.join(
  process.env.STAT_TRACKER_E2E_TEMP ?? tmpdir(),
  "stat-tracker-e2e-seeded",
);
