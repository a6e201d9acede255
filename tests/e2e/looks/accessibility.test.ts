import type { CDPSession, Page } from "@playwright/test";
import { allSaved, atTheField, untouchedGame } from "../support/at-the-field.ts";
import { axeFindings, sidewaysOf, type Theme } from "../support/axe-findings.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { tabUntil } from "../support/keyboard.ts";
import { highAnswers } from "../support/looks/high-answers.ts";
import { smallTargets, TARGETS } from "../support/looks/small-targets.ts";
import { LIVE_REGIONS, transcript } from "../support/spoken/without-sight.ts";
import { type Screen, walkScreens } from "../support/walk-screens.ts";

/** CSS pixels: the smallest target for a thumb. */
const TARGET = 44;
const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 740, height: 360 };
/** Dialogs with answers, of every kind: a form, questions and full-height ones. */
const ANSWERED = /^(edit sheet|delete question|finalize question|roster gate|adjust roster)$/;

test("axe finds nothing on any screen in light, dark and sun, nor while collecting on a phone on its side, and no field is so small that an iPhone zooms in on it; while collecting at 360×740 contrast is 7:1, every target has 44 px, the answers of dialogs lie in the lower half, the live screen does not scroll", async ({
  server,
  newPhone,
}) => {
  test.setTimeout(900_000);
  const phone = await newPhone();
  await phone.emulateMedia({ reducedMotion: "reduce" });
  const findings: string[] = [];
  await walkScreens(phone, await untouchedGame(server), async (screen) => {
    await test.step(`${screen.name} in light: axe, sizes of fields and targets, answers in the lower half`, async () => {
      findings.push(...(await findingsIn(phone, screen, "light")));
      findings.push(...(await zoomedFields(phone)).map((field) => `${screen.name}: ${field}`));
      if (screen.isCollecting) {
        findings.push(
          ...(await smallTargets(phone, TARGET)).map((target) => `${screen.name}: ${target}`),
        );
      }
      if (ANSWERED.test(screen.name)) {
        findings.push(...(await highAnswers(phone)).map((answer) => `${screen.name}: ${answer}`));
      }
      if (screen.name === "live screen") {
        expect(await scrollsUnder(phone)).toEqual({ page: 0, screen: 0 });
      }
    });
    await test.step(`${screen.name} in dark and sun: contrast is 7:1 while collecting, and everywhere in the sun`, async () => {
      for (const theme of ["dark", "sun"] as const) {
        findings.push(...(await findingsIn(phone, screen, theme)));
      }
    });
    if (screen.isCollecting) {
      await test.step(`${screen.name} on its side, 740×360: contrast is 7:1, every target has 44 px, nothing scrolls sideways`, async () => {
        findings.push(...(await findingsOnItsSide(phone, screen.name)));
      });
    }
  });
  expect(findings).toEqual([]);
});

test(
  "the keyboard alone records a tackle; dialogs hold the focus and give it back",
  JOURNEY,
  async ({ server, newPhone }) => {
    const phone = await newPhone();
    const { game, live } = await atTheField(server, phone);

    await tabToName(phone, "TACKLE");
    await phone.keyboard.press("Enter");
    // Until the sheet has the focus, Tab goes through the screen behind it.
    await expect.poll(() => isFocusInDialog(phone)).toBe(true);
    await tabToName(phone, game.home.name);
    await phone.keyboard.press("Enter");
    await expect(phone.getByTestId("player-tile").first()).toBeVisible();
    await expectFocusStaysInDialog(phone);
    await tabToName(phone, game.home.players[0]?.plainName ?? "");
    await phone.keyboard.press("Enter");
    await expect(phone.getByTestId("feed-entry")).toHaveCount(1);
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => focusedName(phone)).toBe("TACKLE");
    // The pill's name changes while it sends, and the focus is told by its name.
    await expect(phone.locator("[data-testid=feed-entry][data-pending=false]")).toHaveCount(1);
    await allSaved(live);

    const openers = [/^All saved/, /^Edit TACKLE/, /^Delete TACKLE/, "Help"];
    for (const opener of [...openers, "Adjust Roster", "Finalize Game", "Back"]) {
      await test.step(`${opener}`, async () => {
        await tabToName(phone, opener);
        const name = await focusedName(phone);
        await phone.keyboard.press("Enter");
        await expectFocusStaysInDialog(phone);
        await phone.keyboard.press("Escape");
        await expect(dialogOf(phone)).toHaveCount(0);
        await expect.poll(() => focusedName(phone)).toBe(name);
      });
    }
    await expect(phone.getByTestId("feed-entry")).toHaveCount(1);
  },
);

test("a timeout, a tackle, its Undo and a safety are recorded and the game finalized by the browser's accessibility tree and the keyboard alone", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const game = await untouchedGame(server);
  await signIn(phone, DEMO.scorer);
  await phone.goto(`/collect?gameId=${game.id}`);
  const tree = await phone.context().newCDPSession(phone);
  for (const line of transcript(game)) {
    if ("isTold" in line) {
      await expect(phone.locator(LIVE_REGIONS, { hasText: line.isTold })).toHaveCount(1);
      continue;
    }
    const [role, name] = "hears" in line ? line.hears : line.presses;
    await expect.poll(() => isInTree(tree, role, name), `${role} "${name}"`).toBe(true);
    if (!("key" in line)) continue;
    const target = phone.getByRole(role as "button", { name, exact: true });
    await expect(target).toBeEnabled();
    await target.press(line.key);
  }
  await expect(phone).toHaveURL(/\/review$/);
});

async function isInTree(tree: CDPSession, role: string, name: string): Promise<boolean> {
  const { nodes } = await tree.send("Accessibility.getFullAXTree");
  return nodes.some(
    (node) => !node.ignored && node.role?.value === role && node.name?.value === name,
  );
}

async function findingsIn(page: Page, screen: Screen, theme: Theme): Promise<string[]> {
  const found = await axeFindings(page, theme, screen.isCollecting || theme === "sun");
  return found.map((finding) => `${screen.name}, ${theme}: ${finding}`);
}

async function findingsOnItsSide(phone: Page, name: string): Promise<string[]> {
  await phone.setViewportSize(ON_ITS_SIDE);
  // One theme: the colours are those of the upright phone.
  const found = [
    ...(await axeFindings(phone, "light", true)),
    ...(await smallTargets(phone, TARGET)),
  ];
  const sideways = await sidewaysOf(phone);
  if (sideways > 0) found.push(`${sideways} px sideways`);
  await phone.setViewportSize(UPRIGHT);
  return found.map((finding) => `${name} on its side: ${finding}`);
}

/** Fields whose text is under 16 px: Safari on a phone zooms in on such a one and stays there. */
function zoomedFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("input, select, textarea")]
      .filter((field) => !field.matches("[type=checkbox], [type=radio], [type=file]"))
      .map((field) => [field.outerHTML.slice(0, 80), getComputedStyle(field).fontSize])
      .filter(([, size]) => Number.parseFloat(size ?? "") < 16)
      .map(([field, size]) => `${field} has ${size}`),
  );
}

/** How far page and screen can be scrolled, in pixels. */
function scrollsUnder(page: Page): Promise<{ page: number; screen: number }> {
  return page.evaluate(() => {
    window.scrollTo(0, 1000);
    const screen = document.querySelector("main");
    screen?.scrollTo(0, 1000);
    return { page: window.scrollY, screen: screen?.scrollTop ?? 0 };
  });
}

const dialogOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function tabToName(page: Page, name: string | RegExp): Promise<void> {
  const isThere = async () => {
    const found = await focusedName(page);
    return typeof name === "string" ? found.includes(name) : name.test(found);
  };
  await tabUntil(page, isThere, String(name));
}

/** The name of the focused control; empty while a frame or the page has the focus. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate((controls) => {
    const focused = document.activeElement;
    if (!focused?.matches(controls)) return "";
    return (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim();
  }, TARGETS);
}

/** Tries Tab on the last control and Shift+Tab on the first one. */
async function expectFocusStaysInDialog(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible();
  for (const [edge, key] of [
    [-1, "Tab"],
    [0, "Shift+Tab"],
  ] as const) {
    await page.evaluate(
      ([controls, at]) => {
        const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
        const reachable = [...(dialog?.querySelectorAll<HTMLInputElement>(controls) ?? [])].filter(
          (control) => !control.disabled && control.tabIndex >= 0 && control.checkVisibility(),
        );
        reachable.at(at)?.focus();
      },
      [TARGETS, edge] as const,
    );
    await page.keyboard.press(key);
    const isInside = await isFocusInDialog(page);
    expect(isInside, `${key} leaves the dialog for "${await focusedName(page)}"`).toBe(true);
  }
}

function isFocusInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Boolean(document.activeElement?.closest("[role=dialog], [role=alertdialog]")),
  );
}
