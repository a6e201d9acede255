import type { Locator, Page } from "@playwright/test";
import { WET_GLASS_MS } from "../../../src/features/stat-collection/entry/wet-glass.ts";
import { expect } from "./fixtures.ts";
import type { LeagueGame, LeaguePlayer } from "./league.ts";
import type { Play, Side } from "./whole-game/acts.ts";

export const STAT_BUTTONS = {
  rush: "TOUCHDOWN",
  pass: "TOUCHDOWN",
  extra_point: "EXTRA POINT",
  tackle: "TACKLE",
  interception: "INTERCEPTION",
  sack: "SACK",
  safety: "SAFETY",
  def_td: "DEF TD",
} as const;

export const RETURNS = {
  interception_return: "Interception return",
  fumble_return: "Fumble return",
  conversion_return: "Conversion return",
} as const;

/** A tap is stored within a few hundredths of a second, and a game has a hundred of them. */
const SOON_MS = [10, 20, 40, 80, 160, 320];

/** Operates the roster gate and the live screen as a scorekeeper does, by their words. */
export class LiveScreen {
  readonly page: Page;
  readonly game: LeagueGame;
  private lastStat = "";

  constructor(page: Page, game: LeagueGame) {
    this.page = page;
    this.game = game;
  }

  /** The live region for screen readers; toasts have another. */
  get spoken(): Locator {
    return this.page.locator("[aria-live=polite][aria-atomic]");
  }

  async open(): Promise<void> {
    await this.page.goto(`/collect?gameId=${this.game.id}`);
  }

  /** Chooses the players of both teams in the gate and goes on to the live screen. */
  async chooseRosters(rosters: Record<Side, readonly LeaguePlayer[]>): Promise<void> {
    const gate = this.page.getByRole("dialog", { name: "Select Game-Day Rosters" });
    await this.tick(gate, rosters);
    await gate.getByRole("button", { name: "Continue" }).click();
    await expect(gate).toHaveCount(0);
    await expect(this.page.getByTestId("stat-grid")).toBeVisible();
  }

  /** Ticks or unticks rows, one team's tab after the other. */
  async tick(dialog: Locator, players: Record<Side, readonly LeaguePlayer[]>): Promise<void> {
    for (const side of ["visitor", "home"] as const) {
      if (players[side].length === 0) continue;
      const team = this.game[side];
      await dialog.getByRole("button", { name: new RegExp(`^${team.name} \\d`) }).click();
      for (const player of players[side]) {
        await dialog.getByRole("checkbox", { name: player.plainName, exact: true }).click();
      }
    }
  }

  /**
   * Records a play and returns the ids of its feed entries, once the device's database has stored
   * or refused each. Before that, a reload may lose it and the pill does not count it (I1).
   */
  async record(play: Play, order: "stat-first" | "player-first"): Promise<string[]> {
    await this.notAsFastAsRain(play);
    const before = new Set(await this.entryIds());
    if (order === "stat-first") await this.statFirst(play);
    else await this.playerFirst(play);
    const made = play.stat === "sack" || isPair(play) ? 2 : 1;
    const rows = this.page.getByTestId("feed-entry");
    const settled = rows.and(this.page.locator("[data-pending=false], [data-failed=true]"));
    await expect
      .poll(async () => newIn(await idsOf(settled), before).length, { intervals: SOON_MS })
      .toBe(made);
    return newIn(await idsOf(settled), before);
  }

  /** Presses Undo Last and waits until the undo is stored and announced. */
  async undoLast(): Promise<void> {
    await this.page.getByRole("button", { name: /^Undo Last/ }).click();
    await expect(this.spoken).toHaveText(/^Undone: /);
  }

  async delete(entryId: string): Promise<void> {
    await this.entry(entryId)
      .getByRole("button", { name: /^Delete/ })
      .click();
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(this.entry(entryId)).toHaveCount(0);
  }

  async changePlayer(entryId: string, isPass: boolean, player: LeaguePlayer): Promise<void> {
    await this.entry(entryId).getByRole("button", { name: /^Edit/ }).click();
    const form = this.page.getByRole("dialog", { name: "Edit Stat Entry" });
    await form.getByLabel(isPass ? "Receiver" : "Player", { exact: true }).selectOption(player.id);
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form).toHaveCount(0);
  }

  async takeTimeout(side: Side, number: number): Promise<void> {
    const marker = this.page.getByTestId(`timeout-${side}-${number}`);
    await marker.click();
    await expect(marker).toHaveAttribute("aria-pressed", "true");
  }

  async giveTimeoutBack(side: Side, number: number): Promise<void> {
    const marker = this.page.getByTestId(`timeout-${side}-${number}`);
    await marker.click();
    await this.page.getByRole("button", { name: "Give Back" }).click();
    await expect(marker).toHaveAttribute("aria-pressed", "false");
  }

  async swapRoster(side: Side, out: LeaguePlayer, into: LeaguePlayer): Promise<void> {
    await this.page.getByRole("button", { name: "Adjust Roster" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Adjust Game Roster" });
    const players = {
      visitor: [] as LeaguePlayer[],
      home: [] as LeaguePlayer[],
      [side]: [out, into],
    };
    await this.tick(dialog, players);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Presses Finalize Game and confirms; the review opens. */
  async finalize(): Promise<void> {
    await this.page.getByRole("button", { name: "Finalize Game" }).click();
    const question = this.page.getByRole("alertdialog").or(this.page.getByRole("dialog"));
    await question.getByRole("button", { name: "Finalize Game" }).click();
  }

  entry(entryId: string): Locator {
    return this.page.locator(`[data-testid="feed-entry"][data-entry-id="${entryId}"]`);
  }

  entryIds(): Promise<string[]> {
    return idsOf(this.page.getByTestId("feed-entry"));
  }

  async score(): Promise<Record<Side, number>> {
    const of = async (side: Side) =>
      Number(await this.page.getByTestId(`score-${side}`).textContent());
    return { visitor: await of("visitor"), home: await of("home") };
  }

  /** The entry of these with this stat; null takes the first. */
  async entryNamed(entryIds: readonly string[], stat: string | null): Promise<string> {
    for (const id of entryIds) {
      if (stat === null || (await this.entry(id).textContent())?.startsWith(stat)) return id;
    }
    throw new Error(`no entry ${stat} among ${entryIds.join(", ")}`);
  }

  /** The pill: its state and the number of events that wait. */
  async sync(): Promise<{ state: string; pending: number; attention: number }> {
    const pill = this.page.getByTestId("sync-status");
    return {
      state: (await pill.getAttribute("data-state")) ?? "",
      pending: Number(await pill.getAttribute("data-pending")),
      attention: Number(await pill.getAttribute("data-attention")),
    };
  }

  /** Two touches of one stat within 400 ms may be rain on the glass for the app, so the test waits. */
  private async notAsFastAsRain(play: Play): Promise<void> {
    if (play.stat === this.lastStat) await this.page.waitForTimeout(WET_GLASS_MS);
    this.lastStat = play.stat;
  }

  private stat(play: Play): Promise<void> {
    const name = STAT_BUTTONS[play.stat];
    return this.page.getByTestId("stat-grid").getByRole("button", { name, exact: true }).click();
  }

  private async statFirst(play: Play): Promise<void> {
    await this.stat(play);
    await this.sheet().getByRole("button", { name: this.game[play.side].name }).click();
    await this.kind(play, "before-player");
    if (play.stat === "pass") {
      await this.tile(play.side, play.passer);
      await this.tile(play.side, play.receiver);
    } else await this.tile(play.side, play.player);
    await this.kind(play, "after-player");
  }

  /** The jersey chosen before a pass is the receiver; the app asks for the passer (D23, D27). */
  private async playerFirst(play: Play): Promise<void> {
    const player = this.player(play.side, play.stat === "pass" ? play.receiver : play.player);
    const { name } = this.game[play.side];
    const jersey = this.page
      .getByRole("group", { name, exact: true })
      .locator(`[data-player-id="${player.id}"]`);
    // A phone shows one team at a time where a team has more players than a row.
    const other = this.page.getByRole("button", { name: new RegExp(`; switch to ${name}$`) });
    if (await other.isVisible()) await other.click();
    await jersey.click();
    await this.stat(play);
    await this.kind(play, "before-player");
    if (play.stat === "pass") await this.tile(play.side, play.passer);
    await this.kind(play, "after-player");
  }

  private async kind(play: Play, moment: "before-player" | "after-player"): Promise<void> {
    const press = (name: RegExp) => this.sheet().getByRole("button", { name }).click();
    if (moment === "before-player") {
      if (play.stat === "rush") await press(/^RUSH TD/);
      if (play.stat === "pass") await press(/^PASS TD/);
      if (play.stat === "extra_point") await press(new RegExp(`^${play.yards} yard`));
    } else if (play.stat === "def_td") await press(new RegExp(`^${RETURNS[play.how]}`));
  }

  private sheet(): Locator {
    return this.page.getByRole("dialog");
  }

  private async tile(side: Side, index: number): Promise<void> {
    const { id } = this.player(side, index);
    await this.sheet().locator(`[data-testid="player-tile"][data-player-id="${id}"]`).click();
  }

  private player(side: Side, index: number): LeaguePlayer {
    const player = this.game[side].players[index];
    if (!player) throw new Error(`no player ${index} on the ${side} side`);
    return player;
  }
}

function idsOf(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-entry-id") ?? ""));
}

const newIn = (ids: readonly string[], before: ReadonlySet<string>) =>
  ids.filter((id) => !before.has(id));

export function isPair(play: Play): boolean {
  return play.stat === "def_td" && play.how !== "conversion_return";
}
