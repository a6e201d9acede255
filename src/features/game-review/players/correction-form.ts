import { countFromInput } from "../../../domain/game/decide/decide-correction.ts";
import { STAT_KEYS, type StatCounts, type StatKey } from "../../../domain/game/stat-catalogue.ts";

interface CorrectionForm {
  /** The figures that the person saw when the dialog opened (D37). */
  readonly base: StatCounts;
  readonly edited: StatCounts;
}

export type CorrectionAction =
  | { readonly type: "step"; readonly key: StatKey; readonly by: 1 | -1 }
  | { readonly type: "typed"; readonly key: StatKey; readonly text: string };

export function openForm(base: StatCounts): CorrectionForm {
  return { base, edited: { ...base } };
}

/** Figures are whole numbers from 0; other text becomes 0 (P §5). */
export function correctionForm(form: CorrectionForm, action: CorrectionAction): CorrectionForm {
  const { key } = action;
  const value =
    action.type === "step"
      ? Math.max(0, form.edited[key] + action.by)
      : countFromInput(action.text);
  return { ...form, edited: { ...form.edited, [key]: value } };
}

export function hasChanges({ base, edited }: CorrectionForm): boolean {
  return STAT_KEYS.some((key) => base[key] !== edited[key]);
}

export function sameCounts(a: StatCounts, b: StatCounts): boolean {
  return STAT_KEYS.every((key) => a[key] === b[key]);
}
