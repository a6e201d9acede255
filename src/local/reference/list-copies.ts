import { type Check, has, isNumber, isObject } from "../db/field-checks.ts";
import type { ReferenceTables } from "./reference-tables.ts";

/** The list of games reads these tables and leaves out their damaged rows. */
type ListCopied = "active_counts" | "game_summaries";

/** These tables are read without a check by the caller. */
export type ListTable = ListCopied | "seasons" | "leagues" | "teams" | "players" | "games";

type Checks<Row> = { readonly [Name in keyof Omit<Row, "id">]-?: Check };
const of = <Row>(checks: Checks<Row>): Check => has(checks);

/** The pages' checks are in `sound-copies.ts`, which the first screen does not load. */
export const LIST_COPIES: { readonly [Table in ListCopied]: Check } = {
  active_counts: of<ReferenceTables["active_counts"]>({
    activeTeams: isNumber,
    activePlayers: isNumber,
  }),
  game_summaries: of<ReferenceTables["game_summaries"]>({
    playersWithStats: isNumber,
    totalTouchdowns: isNumber,
    totalTackles: isNumber,
  }),
};

/** Checks whether a page may take a row of this table as it is (S20). */
export type CopyCheck = (table: string, row: unknown) => boolean;

export const isSoundListCopy: CopyCheck = (table, row) => {
  const isSound = Object.hasOwn(LIST_COPIES, table) ? LIST_COPIES[table as ListCopied] : isObject;
  return isSound(row);
};
