/** Remembers what was refused alone, until the fault is known (I14). A restart forgets it. */
export interface Suspicion {
  /** Sorted with the least recently tried first. */
  readonly ids: Set<string>;
  /** True once the server has accepted another one since they were refused. */
  isServerTaking: boolean;
}

/** If one turn refuses this many alone, the server is assumed to refuse everything. */
export const MOST_REFUSED_IN_A_TURN = 3;

export function createSuspicion(): Suspicion {
  return { ids: new Set(), isServerTaking: false };
}

export function suspect({ ids }: Suspicion, id: string): void {
  ids.delete(id);
  ids.add(id);
}

export function clearSuspicion(suspicion: Suspicion): void {
  suspicion.ids.clear();
  suspicion.isServerTaking = false;
}

/** An accepted suspect clears all: the server was at fault. Any other shows that it accepts. */
export function noteAccepted(suspicion: Suspicion, id: string): void {
  if (suspicion.ids.has(id)) clearSuspicion(suspicion);
  else suspicion.isServerTaking = suspicion.ids.size > 0;
}

export function noteJudged(suspicion: Suspicion, id: string): void {
  suspicion.ids.delete(id);
  if (suspicion.ids.size === 0) suspicion.isServerTaking = false;
}

export interface Candidates {
  readonly ids: readonly string[];
  /** These ids must not be sent before the suspects. */
  readonly blocked: ReadonlySet<string>;
  /** A blocked id to try after all suspects; null if there is none. */
  readonly lastResort: string | null;
}

/**
 * Returns the oldest suspect first, which keeps the order of taps (I10), and then others, because
 * only an accepted one tells a poison event from a server that refuses everything (I14).
 */
export function nextAlone(
  { ids, isServerTaking }: Suspicion,
  { ids: waiting, blocked, lastResort }: Candidates,
  tried: ReadonlySet<string>,
): string | null {
  const oldest = waiting.find((id) => ids.has(id));
  if (oldest === undefined) return null;
  if (isServerTaking || tried.size === 0) return oldest;
  const fresh = waiting.find((id) => !ids.has(id) && !blocked.has(id));
  if (fresh !== undefined) return fresh;
  const rotation = [...ids].filter((id) => waiting.includes(id));
  if (lastResort !== null && !ids.has(lastResort)) rotation.push(lastResort);
  return rotation.find((id) => !tried.has(id)) ?? null;
}
