/** Least, middle and most of what one thing took, in milliseconds (sizes: kilobytes of 1024). */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** One measured figure beside its floor: the least that any program would have to do. */
export interface Figure {
  readonly name: string;
  readonly measured: Spread;
  /** From the same run on the same machine; null: the goal is a number of its own. */
  readonly floor: Spread | null;
}

/** Throws without any values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const max = sorted.at(-1);
  if (min === undefined || median === undefined || max === undefined) {
    throw new Error("Nothing was measured.");
  }
  return { min, median, max };
}

/** Milliseconds that `run` takes until its promise resolves. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Alternates both in changing order, so that other load hits them alike; `afterRound` is untimed. */
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
  return { name, measured: spreadOf(taken), floor: spreadOf(least) };
}
