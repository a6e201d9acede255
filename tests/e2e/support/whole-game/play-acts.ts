import { expect } from "../fixtures.ts";
import type { LiveScreen } from "../live-screen.ts";
import type { Act, Play, Side } from "./acts.ts";

/** What has been tapped so far, so that a game can go on after its tab was killed. */
export interface Progress {
  /** Entry ids of each play, in order; the first is the one that a person would edit. */
  readonly made: { readonly play: Play; readonly entryIds: readonly string[] }[];
  readonly timeouts: Record<Side, number>;
}

export const atTheStart = (): Progress => ({ made: [], timeouts: { visitor: 0, home: 0 } });

/** Taps the acts on the live screen one after the other. */
export async function playActs(
  live: LiveScreen,
  acts: readonly Act[],
  progress: Progress,
): Promise<void> {
  for (const act of acts) await playAct(live, act, progress);
}

async function playAct(live: LiveScreen, act: Act, { made, timeouts }: Progress): Promise<void> {
  switch (act.act) {
    case "play": {
      const entryIds = await live.record(act.play, act.order);
      made.push({ play: act.play, entryIds });
      return;
    }
    case "undo": {
      await live.undoLast();
      for (const id of made.at(-1)?.entryIds ?? []) await expect(live.entry(id)).toHaveCount(0);
      return;
    }
    case "delete": {
      const { play, entryIds } = recorded(made, act.play);
      await live.delete(await live.entryNamed(entryIds, play.stat === "sack" ? "SACK" : null));
      for (const id of entryIds) await expect(live.entry(id)).toHaveCount(0);
      return;
    }
    case "change-player": {
      const { play, entryIds } = recorded(made, act.play);
      const player = live.game[play.side].players[act.player];
      if (!player) throw new Error(`no player ${act.player}`);
      await live.changePlayer(entryIds[0] ?? "", play.stat === "pass", player);
      for (const id of entryIds) await expect(live.entry(id)).toContainText(player.plainName);
      return;
    }
    case "timeout":
      timeouts[act.side] += 1;
      return live.takeTimeout(act.side, timeouts[act.side]);
    case "timeout-back":
      await live.giveTimeoutBack(act.side, timeouts[act.side]);
      timeouts[act.side] -= 1;
      return;
    case "swap-roster": {
      const { players } = live.game[act.side];
      const [out, into] = [players[act.out], players[act.in]];
      if (!out || !into) throw new Error("the script swaps players that are not there");
      await live.swapRoster(act.side, out, into);
    }
  }
}

function recorded(made: Progress["made"], play: number): Progress["made"][number] {
  const found = made[play];
  if (!found) throw new Error(`play ${play} was not recorded`);
  return found;
}
