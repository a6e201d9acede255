import type { KnownRow } from "../../domain/game/fold/fold.ts";
import type { GameTeams } from "../../domain/game/game-state.ts";
import { ok } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import type { ActPainter } from "../log/event-log.ts";
import type { UnsavedAct } from "../outbox/journal.ts";
import { loadGame, type ScheduledGame } from "./load-game.ts";
import { OpenGame, type OpenGameParts } from "./open-game.ts";

/** Games stay for the tab's lifetime, because a command may need one whose screen is closed. */
export class OpenGames implements ActPainter {
  readonly #parts: OpenGameParts;
  readonly #games = new Map<string, OpenGame>();
  readonly #changes = new Map<string, number>();
  readonly #opening = new Map<string, Stored<OpenGame>>();
  readonly #unsaved: () => readonly UnsavedAct[];
  readonly #unsubscribe: (() => void)[];

  constructor(parts: OpenGameParts, bus: ChangeBus, unsaved: () => readonly UnsavedAct[]) {
    this.#parts = parts;
    this.#unsaved = unsaved;
    this.#unsubscribe = [
      bus.onLog((change) => {
        this.#changes.set(change.gameId, (this.#changes.get(change.gameId) ?? 0) + 1);
        this.#games.get(change.gameId)?.apply(change);
      }),
      bus.onTopic(({ topic, gameId }, isForeign) => {
        if (topic !== "log" || !isForeign) return;
        for (const game of this.#games.values()) {
          if (gameId === null || gameId === game.gameId) game.refresh();
        }
      }),
      parts.scheduler.onHidden(() => void this.saveSnapshots()),
    ];
  }

  /** A tab always gets the same object; `row` counts until the log is on the device. */
  openGame(gameId: string, teams: GameTeams, row?: KnownRow): Stored<OpenGame> {
    const open = this.#games.get(gameId);
    if (open !== undefined) return Promise.resolve(ok(open));
    const opening = this.#opening.get(gameId) ?? this.#open(gameId, { teams, row });
    this.#opening.set(gameId, opening);
    return opening.finally(() => this.#opening.delete(gameId));
  }

  get(gameId: string): OpenGame | null {
    return this.#games.get(gameId) ?? null;
  }

  async saveSnapshots(): Promise<void> {
    await Promise.all(
      [...this.#games.values()].map(async (game) => {
        await game.settled();
        await game.save();
      }),
    );
  }

  paint(act: UnsavedAct): void {
    this.#games.get(act.gameId)?.paint(act);
  }

  markUnsaved(act: UnsavedAct): void {
    this.#games.get(act.gameId)?.markUnsaved(act);
  }

  forget(act: UnsavedAct): void {
    this.#games.get(act.gameId)?.forget(act);
  }

  totalsOf(gameId: string): GameTotalsRecord | null {
    return this.#games.get(gameId)?.totals ?? null;
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const game of this.#games.values()) game.close();
    this.#games.clear();
  }

  async #open(gameId: string, schedule: ScheduledGame): Stored<OpenGame> {
    const changes = this.#changes.get(gameId) ?? 0;
    const loaded = await loadGame(this.#parts, gameId, schedule, "light");
    if (!loaded.ok) return loaded;
    const game = new OpenGame(this.#parts, gameId, schedule, loaded.value);
    // The read may lack what was committed while it ran.
    if ((this.#changes.get(gameId) ?? 0) !== changes) game.refresh();
    for (const act of this.#unsaved()) {
      if (act.gameId !== gameId) continue;
      game.paint(act);
      game.markUnsaved(act);
    }
    this.#games.set(gameId, game);
    return ok(game);
  }
}
