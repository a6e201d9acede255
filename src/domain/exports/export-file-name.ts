import { lightFormat } from "date-fns/lightFormat";
import type { PlainDate } from "../shared/plain-date.ts";
import { foldText } from "../shared/search-text.ts";
import type { SeasonStage } from "../standings/season-stage.ts";

const LONGEST_DIVISION = 60;

/** Returns "player-stats-{division}-{date}.csv" (A §7); the stage tells two files of one day apart. */
export function exportFileName(
  kind: "player" | "team",
  division: string | null,
  stage: SeasonStage,
  date: PlainDate,
  /** Milliseconds since 1970 of figures that could not be renewed. */
  asOf: number | null = null,
): string {
  const part = stage === "all" ? "" : `-${stage}`;
  return `${kind}-stats-${division === null ? "all-divisions" : slug(division)}${part}-${date}${asOf === null ? "" : `-as-of-${lightFormat(asOf, "yyyy-MM-dd-HHmm")}`}.csv`;
}

/** Turns "Men's A / North" into "men-s-a-north", and a name without letters into "division". */
function slug(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? ["division"];
  return Array.from(words.join("-")).slice(0, LONGEST_DIVISION).join("").replace(/-$/, "");
}
