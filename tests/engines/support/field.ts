import { WET_GLASS_MS } from "../../../src/features/stat-collection/entry/wet-glass.ts";
import type { LeagueGame, LeaguePlayer } from "../../e2e/support/league.ts";
import { isPair, RETURNS, STAT_BUTTONS } from "../../e2e/support/live-screen.ts";
import type { Act, Play, Side } from "../../e2e/support/whole-game/acts.ts";
import { expect } from "./fixtures.ts";
import { until } from "./patience.ts";
import type { Tab, Target } from "./tab.ts";

const STORED: Target = { css: "[data-testid=feed-entry][data-pending=false]" };
const SHEET: Target = { css: "[role=dialog]" };

const button = (name: string | RegExp, within?: Target): Target => ({
  role: "button",
  name,
  ...(within ? { within } : {}),
});

/** Signs in on the sign-in screen as a person does. */
export async function signIn(tab: Tab, account: { email: string; password: string }) {
  await tab.goto("/login");
  await tab.fill({ role: "textbox", name: "Email address" }, account.email);
  await tab.fill({ css: "input[type=password]" }, account.password);
  await tab.tap(button("Sign In"));
  await expect.poll(() => tab.run(() => location.pathname)).toMatch(/^\/(games|admin)$/);
}

/** Signs out in the phone's menu while events wait, and confirms the question about them. */
export async function signOutWithUnsent(tab: Tab): Promise<void> {
  await tab.tap(button("Menu"));
  await tab.tap(button("Sign Out", { css: "[role=dialog]" }));
  await tab.tap(button("Sign Out", { css: "[role=alertdialog]" }));
  await expect.poll(() => tab.run(() => location.pathname)).toBe("/");
}

/**
 * Waits until the service worker of the first visit serves this tab: only one that is installed
 * does. In WebKit its state may stay "activating" in a page that came in that moment.
 */
export async function waitUntilInstalled(tab: Tab): Promise<void> {
  const isServed = () => tab.run(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
}

/** The gate and the live screen of a game, in an engine that Playwright cannot drive. */
export class Field {
  private lastStat = "";
  /** Entry ids of each play, in order. */
  private readonly made: string[][] = [];
  private readonly timeouts: Record<Side, number> = { visitor: 0, home: 0 };
  tab: Tab;
  readonly game: LeagueGame;

  constructor(tab: Tab, game: LeagueGame) {
    this.tab = tab;
    this.game = game;
  }

  open(): Promise<void> {
    return this.tab.goto(`/collect?gameId=${this.game.id}`);
  }

  async chooseRosters(count: number): Promise<void> {
    const gate: Target = { role: "dialog", name: "Select Game-Day Rosters" };
    for (const side of ["visitor", "home"] as const) {
      const team = this.game[side];
      await this.tab.tap(button(new RegExp(`^${team.name} \\d`), gate));
      for (const { plainName } of team.players.slice(0, count)) {
        await this.tab.tap({ role: "checkbox", name: plainName, within: gate });
      }
    }
    await this.tab.tap(button("Continue", gate));
    await expect.poll(() => this.tab.count(gate)).toBe(0);
    await this.shown();
  }

  /** Waits for the live screen. */
  async shown(): Promise<void> {
    await expect.poll(() => this.tab.count({ css: "[data-testid=stat-grid]" })).toBe(1);
  }

  async playActs(acts: readonly Act[]): Promise<void> {
    for (const act of acts) await this.playAct(act);
  }

  async score(): Promise<Record<Side, number>> {
    const of = async (side: Side) =>
      Number(await this.tab.text({ css: `[data-testid=score-${side}]` }));
    return { visitor: await of("visitor"), home: await of("home") };
  }

  entries(): Promise<number> {
    return this.tab.count({ css: "[data-testid=feed-entry]" });
  }

  /** The pill: its state and the number of events that wait. */
  async sync(): Promise<{ state: string; pending: number; attention: number }> {
    const of = (name: string) => this.tab.attribute({ css: "[data-testid=sync-status]" }, name);
    return {
      state: (await of("data-state")) ?? "",
      pending: Number(await of("data-pending")),
      attention: Number(await of("data-attention")),
    };
  }

  /** Waits until the pill says that everything is on the server. */
  async allSaved(): Promise<void> {
    await expect
      .poll(() => this.sync(), { timeout: 60_000 })
      .toMatchObject({ state: "saved", pending: 0 });
  }

  async finalize(): Promise<void> {
    await this.tab.tap(button("Finalize Game"));
    const question: Target = { css: "[role=alertdialog], [role=dialog]" };
    await this.tab.tap(button("Finalize Game", question));
    await expect.poll(() => this.tab.run(() => location.pathname)).toMatch(/\/review$/);
  }

  /** Records a play; resolves when the device's database has stored it. */
  async record(play: Play, order: "stat-first" | "player-first"): Promise<void> {
    if (play.stat === this.lastStat) {
      await new Promise((resolve) => setTimeout(resolve, WET_GLASS_MS));
    }
    this.lastStat = play.stat;
    const before = new Set(await this.storedIds());
    await (order === "stat-first" ? this.statFirst(play) : this.playerFirst(play));
    const expected = play.stat === "sack" || isPair(play) ? 2 : 1;
    const ids = await until(`${JSON.stringify(play)} is stored`, async () => {
      const fresh = (await this.storedIds()).filter((id) => !before.has(id));
      return fresh.length === expected ? fresh : null;
    });
    this.made.push(ids);
  }

  /** Taps a play and waits for nothing but its entry on the screen. */
  async tapOnly(play: Play): Promise<void> {
    const before = await this.entries();
    await this.playerFirst(play);
    await expect.poll(() => this.entries()).toBe(before + 1);
  }

  private async playAct(act: Act): Promise<void> {
    switch (act.act) {
      case "play":
        return this.record(act.play, act.order);
      case "undo":
        await this.tab.tap(button(/^Undo Last/));
        return this.gone(this.made.at(-1) ?? []);
      case "delete": {
        const ids = this.made[act.play] ?? [];
        const entry: Target = { css: `[data-entry-id="${ids[0]}"]` };
        await this.tab.tap(button(/^Delete/, entry));
        await this.tab.tap(button("Delete", { css: "[role=alertdialog]" }));
        return this.gone(ids);
      }
      case "timeout": {
        this.timeouts[act.side] += 1;
        const marker = { css: `[data-testid=timeout-${act.side}-${this.timeouts[act.side]}]` };
        await this.tab.tap(marker);
        await expect.poll(() => this.tab.attribute(marker, "aria-pressed")).toBe("true");
        return;
      }
      default:
        throw new Error(`${act.act} is not played in other engines`);
    }
  }

  private async gone(ids: readonly string[]): Promise<void> {
    const left = { css: ids.map((id) => `[data-entry-id="${id}"]`).join(",") };
    await expect.poll(() => this.tab.count(left)).toBe(0);
  }

  private storedIds(): Promise<string[]> {
    return this.tab.run(
      (css) =>
        [...document.querySelectorAll(css)].map((row) => row.getAttribute("data-entry-id") ?? ""),
      "css" in STORED ? STORED.css : "",
    );
  }

  private stat(play: Play): Promise<void> {
    const grid: Target = { css: "[data-testid=stat-grid]" };
    return this.tab.tap(button(STAT_BUTTONS[play.stat], grid));
  }

  private async statFirst(play: Play): Promise<void> {
    await this.stat(play);
    await this.tab.tap(button(new RegExp(`^${this.game[play.side].name}`), SHEET));
    await this.kind(play, "before-player");
    if (play.stat === "pass") {
      await this.tile(play.side, play.passer);
      await this.tile(play.side, play.receiver);
    } else await this.tile(play.side, play.player);
    await this.kind(play, "after-player");
  }

  private async playerFirst(play: Play): Promise<void> {
    const { id } = this.player(play.side, play.stat === "pass" ? play.receiver : play.player);
    const rail: Target = { role: "group", name: this.game[play.side].name };
    await this.tab.tap({ css: `[data-player-id="${id}"]`, within: rail });
    await this.stat(play);
    await this.kind(play, "before-player");
    if (play.stat === "pass") await this.tile(play.side, play.passer);
    await this.kind(play, "after-player");
  }

  private async kind(play: Play, moment: "before-player" | "after-player"): Promise<void> {
    const press = (name: RegExp) => this.tab.tap(button(name, SHEET));
    if (moment === "before-player") {
      if (play.stat === "rush") await press(/^RUSH TD/);
      if (play.stat === "pass") await press(/^PASS TD/);
      if (play.stat === "extra_point") await press(new RegExp(`^${play.yards} yard`));
    } else if (play.stat === "def_td") await press(new RegExp(`^${RETURNS[play.how]}`));
  }

  private tile(side: Side, index: number): Promise<void> {
    const { id } = this.player(side, index);
    const css = `[data-testid=player-tile][data-player-id="${id}"]`;
    return this.tab.tap({ css, within: SHEET });
  }

  private player(side: Side, index: number): LeaguePlayer {
    const player = this.game[side].players[index];
    if (!player) throw new Error(`no player ${index} on the ${side} side`);
    return player;
  }
}
