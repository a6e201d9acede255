/** One measured figure beside its floor, in the same unit, from the same run. */
export interface Figure {
  readonly name: string;
  /** Milliseconds, median. */
  readonly measured: number;
  /** Milliseconds, median, of the least that any program would have to do. */
  readonly floor: number;
}

/** The middle of the values; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds that `run` takes until its promise resolves. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/**
 * Runs both in turn, so that whatever else the machine does hits both alike; which comes first
 * changes from round to round. `afterRound` is outside of both times.
 */
export async function compare(
  name: string,
  rounds: number,
  measured: (round: number) => Promise<unknown>,
  floor: (round: number) => Promise<unknown>,
  afterRound: () => Promise<void> = async () => {},
): Promise<Figure> {
  const taken: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) taken.push(await timed(() => measured(round)));
    least.push(await timed(() => floor(round)));
    if (round % 2 === 1) taken.push(await timed(() => measured(round)));
    await afterRound();
  }
  return { name, measured: median(taken), floor: median(least) };
}
