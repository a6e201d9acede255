import type { StatImport, StatImportNumbers } from "../../domain/imports/stat-import.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { statImportMessages as words } from "./stat-import-messages.ts";
import type { PlannedImport } from "./use-planned-import.ts";
import type { StatDraft } from "./use-stat-import.ts";

/** Says whether the import changes anything, and why not; null if the chosen answer says it. */
export function mainEffect(
  planned: PlannedImport | null,
  choice: StatDraft["collected"],
): string | null {
  if (planned?.isUnchanged) return words.unchangedPlan;
  if (!planned?.numbers.isCollected) return words.replaces;
  return choice === "keep" ? words.keptWhy : null;
}

/** Describes an import's effects, a sentence each; `imports` names the replaced one. */
export function importEffects(
  numbers: StatImportNumbers,
  imports: readonly StatImport[],
): readonly string[] {
  const standing = imports.find(({ id }) => id === numbers.replaces);
  return [
    standing !== undefined &&
      words.replacesImport(
        standing.fileName ?? words.noFile,
        momentText(standing.createdAt, Date.now()),
      ),
    numbers.playersDropped > 0 && words.dropped(numbers.playersDropped),
    numbers.rosterAdded > 0 && words.rosterAdded(numbers.rosterAdded),
    numbers.suspended > 0 && words.suspended(numbers.suspended),
    numbers.isCompleted && words.finalGame,
    numbers.isArchived && words.archivedGame,
  ].filter((text) => text !== false);
}
