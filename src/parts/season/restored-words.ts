interface Restored {
  /** The number of entries that phones sent meanwhile and that count now. */
  readonly appliedEntries: number;
  /** The number of entries that do not count, because they wait for a decision or were refused. */
  readonly heldEntries: number;
}

/** Describes the entries that arrived while a season was deleted (D65). */
export function restoredWords(name: string, { appliedEntries, heldEntries }: Restored): string {
  return [
    `${name} is back.`,
    appliedEntries > 0 && `What phones sent meanwhile counts now: ${appliedEntries}.`,
    heldEntries > 0 && `The reviews of its games say why these do not count: ${heldEntries}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
