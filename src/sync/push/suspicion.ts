/**
 * What the server has refused alone, while nothing shows yet whether the thing or the server is at
 * fault (I14). It is in memory only: after a restart each one is tried again.
 */
export interface Suspicion {
  /** Least recently tried first. */
  readonly ids: Set<string>;
  /** Whether the server has accepted another one since they were refused. */
  isServerTaking: boolean;
}

/** This many may be refused alone in one turn; then the server is taken to refuse everything. */
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

/**
 * To be called when the server accepted `id`, sent alone. Accepting a suspect shows that the server
 * was at fault, so no suspicion is left; accepting another one shows that it takes events again.
 */
export function noteAccepted(suspicion: Suspicion, id: string): void {
  if (suspicion.ids.has(id)) clearSuspicion(suspicion);
  else suspicion.isServerTaking = suspicion.ids.size > 0;
}

/** To be called when `id` was judged: by its own receipt, or by the quarantine. */
export function noteJudged(suspicion: Suspicion, id: string): void {
  suspicion.ids.delete(id);
  if (suspicion.ids.size === 0) suspicion.isServerTaking = false;
}

export interface Candidates {
  readonly ids: readonly string[];
  /** Ids that must not be sent before the suspects. */
  readonly blocked: ReadonlySet<string>;
  /** A blocked id that is tried after all suspects were; null without one. */
  readonly lastResort: string | null;
}

/**
 * Returns what is sent alone next, or null when everything was tried in this turn.
 *
 * A turn begins with the oldest suspect, so that after a fault of the server the order of the taps
 * survives (I10). Then others are tried, because only an accepted one tells a poison event from a
 * server that refuses everything. Once one was accepted, each suspect is tried once more.
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
