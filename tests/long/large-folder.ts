import { tmpdir } from "node:os";
import path from "node:path";

/** Names a folder that `npm run seed:large` has filled, which saves minutes. */
export const GIVEN_FOLDER = process.env.LARGE_LEAGUE_DIR;

/** Data folder of the large league; its tests read it and change nothing. */
export const LARGE_FOLDER = GIVEN_FOLDER ?? path.join(tmpdir(), "stat-tracker-large-league");
