interface Numbered {
  readonly deviceSeq: number | null;
  readonly recordedBy: string | null;
}

const MOST_GAPS = 500;

/** `private.missing_device_seqs`: the holes in a device's numbers that its sender can know (I6). */
export function missingSeqs(events: readonly Numbered[], sender: string | null): readonly number[] {
  const numbers = events.flatMap(({ deviceSeq }) => deviceSeq ?? []);
  const own = events.filter(({ recordedBy }) => recordedBy === sender);
  const last = Math.max(0, ...own.flatMap(({ deviceSeq }) => deviceSeq ?? []));
  const seen = [...new Set([0, ...numbers.filter((seq) => seq <= last)])].sort((a, b) => a - b);
  const missing: number[] = [];
  for (const [index, seq] of seen.entries()) {
    const next = seen[index + 1] ?? seq;
    for (let hole = seq + 1; hole < next && missing.length < MOST_GAPS; hole += 1) {
      missing.push(hole);
    }
  }
  return missing;
}
