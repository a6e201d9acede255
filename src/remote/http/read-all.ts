import type { TransportResult } from "../../sync/transport.ts";

type Reads = Readonly<Record<string, Promise<TransportResult<unknown>>>>;
type Values<Named extends Reads> = {
  readonly [Name in keyof Named]: Extract<Awaited<Named[Name]>, { ok: true }>["value"];
};

/** Returns the first failed answer, so that nobody sees or stores half (I23). */
export async function readAll<Named extends Reads>(
  reads: Named,
): Promise<TransportResult<Values<Named>>> {
  const named = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, await read] as const),
  );
  const values: Record<string, unknown> = {};
  for (const [name, read] of named) {
    if (!read.ok) return read;
    values[name] = read.value;
  }
  return { ok: true, value: values as Values<Named> };
}
