import type { Game } from "../../domain/game/game.ts";
import type { LocalStore } from "../../local/local-store.ts";

/**
 * Frees the logs of games that have been final for two weeks; the store itself refuses while
 * anything of a game waits or is younger (I3). A game whose log is not here costs nothing.
 */
export async function pruneFinished(
  { log }: Pick<LocalStore, "log">,
  games: readonly Game[],
  onDevice: ReadonlySet<string>,
  now: number,
): Promise<void> {
  for (const { id, phase, finalizedAt } of games) {
    if (phase !== "final" || finalizedAt === null || !onDevice.has(id)) continue;
    await log.prune(id, finalizedAt, now);
  }
}
