import { API_BUGS } from "./planted/api-bugs.ts";
import { DEVICE_BUGS } from "./planted/device-bugs.ts";
import { GAME_BUGS } from "./planted/game-bugs.ts";
import { IMPORT_BUGS } from "./planted/import-bugs.ts";
import { LOG_BUGS } from "./planted/log-bugs.ts";
import type { PlantedBug } from "./planted/planted-bug.ts";
import { RIGHTS_BUGS } from "./planted/rights-bugs.ts";
import { SYNC_BUGS } from "./planted/sync-bugs.ts";

/**
 * Bugs that lose, double, reorder or misattribute a play, or let a wrong person act. `npm run
 * test:bugs` plants one at a time in a copy of the project; its test must fail.
 */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...DEVICE_BUGS,
  ...SYNC_BUGS,
  ...GAME_BUGS,
  ...LOG_BUGS,
  ...IMPORT_BUGS,
  ...RIGHTS_BUGS,
  ...API_BUGS,
];
