import type { SyncFields, SyncValue } from "./planned-change.ts";

interface FieldDifference {
  readonly before: SyncFields;
  readonly after: SyncFields;
}

interface ComparedRow {
  readonly set_by_hand: readonly string[];
}

/**
 * Compares a row with the wanted values. Fields that a person has set stay as they are, and so do
 * undefined ones, because the provider does not say them.
 */
export function differingFields<Row extends ComparedRow>(
  row: Row,
  wanted: { readonly [Field in keyof Row]?: SyncValue | undefined },
): FieldDifference | null {
  const before: Record<string, SyncValue> = {};
  const after: Record<string, SyncValue> = {};
  for (const [field, value] of Object.entries(wanted) as [string, SyncValue | undefined][]) {
    const stored = row[field as keyof Row] as SyncValue;
    if (value === undefined || row.set_by_hand.includes(field) || isSame(stored, value)) continue;
    before[field] = stored;
    after[field] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}

/** Leaves out what the provider does not say, so that the table's defaults apply. */
export function newFields(wanted: Readonly<Record<string, SyncValue | undefined>>): SyncFields {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as SyncFields;
}

function isSame(one: SyncValue, other: SyncValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
