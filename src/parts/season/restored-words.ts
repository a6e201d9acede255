interface Restored {
  /** What phones sent meanwhile and counts now. */
  readonly appliedEntries: number;
  /** What they sent and does not count: it waits for a decision or was refused. */
  readonly heldEntries: number;
}

/** What a restored season says of the entries that came while it was deleted (D65). */
export function restoredWords(name: string, { appliedEntries, heldEntries }: Restored): string {
  return [
    `${name} is back.`,
    appliedEntries > 0 && `What phones sent meanwhile counts now: ${appliedEntries}.`,
    heldEntries > 0 && `The reviews of its games say why these do not count: ${heldEntries}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
