import type { TeamImport } from "../../../domain/imports/merge-files.ts";
import type { PlannedImport } from "../use-planned-import.ts";
import { importKey } from "./use-bulk-import.ts";

/** Collected plays stay unless a person says otherwise, so nothing of these files is imported. */
export function keptImports(
  imports: readonly TeamImport[],
  planned: ReadonlyMap<string, PlannedImport>,
  corrected: ReadonlySet<string>,
): readonly TeamImport[] {
  return imports.filter((each) => {
    const key = importKey(each);
    const plan = planned.get(key);
    return plan?.numbers.isCollected === true && !plan.isUnchanged && !corrected.has(key);
  });
}
