import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const SECTIONS = [
  ["Getting Started", "getting-started"],
  ["League Management", "league-management"],
  ["Stat Collection", "stat-collection"],
  ["Data & Reporting", "data-and-reporting"],
  ["Admin Tools", "admin-tools"],
  ["Public Stats Widget", "public-stats-widget"],
  ["Troubleshooting", "troubleshooting"],
] as const;

test("the keyboard alone reads the guide from the help panel to its last section and back (A §2)", async ({
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.scorer);
  await page.getByRole("button", { name: "Need Help?" }).press("Enter");
  await page.getByRole("link", { name: "User Guide" }).press("Enter");
  await expect(page).toHaveURL(/\/user-guide$/);
  await expect(page.getByRole("button", { name: "Need Help?" })).toHaveCount(0);

  for (const [index, [title, slug]] of SECTIONS.entries()) {
    await expect(title1(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · User Guide · Stat Tracker`);
    await expect(page.getByText(`Section ${index + 1} of 7`)).toBeVisible();
    const sections = page.getByRole("navigation", { name: "Guide sections" });
    await expect(sections.locator("[aria-current=page]")).toHaveText(`${index + 1}${title}`);
    const next = SECTIONS[index + 1];
    if (next === undefined) break;
    if (index > 0) await expect(page).toHaveURL(new RegExp(`/user-guide/${slug}$`));
    await page.getByRole("link", { name: `Next: ${next[0]}` }).press("Enter");
  }
  await expect(page.getByRole("link", { name: /^Next: / })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous: Public Stats Widget" }).press("Enter");
  await expect(title1(page, "Public Stats Widget")).toBeFocused();
  await page.goBack();
  await expect(title1(page, "Troubleshooting")).toBeFocused();
});

test("an address leads to a section and a heading, also by way of the sign-in; an unknown one says so", async ({
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.goto("/user-guide/data-and-reporting#points");
  await expect(phone).toHaveURL(/\/login$/);
  await phone.getByLabel("Email address").fill(DEMO.viewer.email);
  await phone.getByLabel("Your password", { exact: true }).fill(DEMO.viewer.password);
  await phone.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(phone).toHaveURL(/\/user-guide\/data-and-reporting#points$/);
  const points = phone.getByRole("heading", { name: "Points", exact: true });
  await expect(points).toBeFocused();
  await expect(points).toBeInViewport();
  await expect(phone.getByRole("row", { name: "PASS TD +6 4 passer, 6 receiver" })).toBeVisible();

  await phone.goto("/user-guide/troubleshooting");
  await expect(phone.getByRole("definition").first()).toHaveText(
    "Everything recorded on this device is on the server.",
  );

  // For others than admins the link's words stand as text, because it would lead to the games (P §2).
  await phone.goto("/user-guide/admin-tools");
  await expect(phone.getByText("User Management lists everybody")).toBeVisible();
  await expect(phone.getByRole("link", { name: "User Management", exact: true })).toHaveCount(0);

  await phone.goto("/user-guide/fantasy");
  await expect(title1(phone, "This section is not in the guide")).toBeVisible();
  await phone.getByRole("link", { name: "Open the Guide" }).click();
  await expect(title1(phone, "Getting Started")).toBeFocused();
});

test("on a phone the sections and the search slide out and lead to a heading; without a network the text is there, and the pictures that were seen", async ({
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await test.step("on a phone the sections and the search slide out and lead to a heading", async () => {
    await phone.goto("/user-guide");
    const contents = phone.getByRole("button", { name: "Contents" });
    const drawer = phone.getByRole("dialog", { name: "Contents" });
    const pill = phone.getByRole("button", { name: "All saved" });
    await expect(pill).toBeVisible();
    const placed = async () => {
      const [beside, button] = [await pill.boundingBox(), await contents.boundingBox()];
      return {
        isInRow: Math.abs((beside?.y ?? 0) - (button?.y ?? 99)) < 12,
        isBeside: (beside?.x ?? 0) > (button?.x ?? 0) + (button?.width ?? 999),
      };
    };
    await expect.poll(placed).toEqual({ isInRow: true, isBeside: true });
    await contents.click();
    await drawer.getByRole("link", { name: "Stat Collection" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(title1(phone, "Stat Collection")).toBeFocused();

    await contents.click();
    const search = drawer.getByRole("searchbox", { name: "Search the guide" });
    await search.fill("volleyball");
    await expect(drawer.getByRole("status")).toHaveText("No topic has all of these words.");
    await search.fill("late entries");
    await expect(drawer.getByRole("status")).toHaveText(/^\d topics$/);
    await drawer.getByRole("link", { name: /^Late entries/ }).click();
    await expect(phone).toHaveURL(/\/user-guide\/data-and-reporting#late-entries$/);
    await expect(phone.getByRole("heading", { name: "Late entries" })).toBeFocused();
    await expect(phone.getByRole("heading", { name: "Late entries" })).toBeInViewport();

    await contents.click();
    await phone.keyboard.press("Escape");
    await expect(contents).toBeFocused();
  });

  await test.step("without a network the text is there, and the pictures that were seen", async () => {
    await waitUntilInstalled(phone);
    await phone.goto("/user-guide/stat-collection");
    const seen = phone.getByRole("img", { name: /^The live screen on a phone/ });
    await seen.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(phone, "live")).toBe(540);
    await expect
      .poll(() =>
        phone.evaluate(async () => (await caches.match("/guide/live.webp")) !== undefined),
      )
      .toBe(true);

    await phone.context().setOffline(true);
    await phone.reload();
    await expect(title1(phone, "Stat Collection")).toBeVisible();
    await seen.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(phone, "live")).toBe(540);
    const ofPicture = await heightOf(seen);
    await phone.getByRole("link", { name: /^Next: / }).click();
    await expect(title1(phone, "Data & Reporting")).toBeFocused();
    await phone.getByRole("heading", { name: "Points", exact: true }).scrollIntoViewIfNeeded();
    const inItsPlace = phone.getByText(
      "This picture is loaded with a network. The text stands without it.",
    );
    await expect(inItsPlace.first()).toBeVisible();
    // As high as the picture: the text below stays where a finger is about to touch it.
    await expect.poll(() => heightOf(inItsPlace.first())).toBe(ofPicture);
  });
});

function title1(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

/** The decoded width of a picture; 0 while it has not loaded. */
function widthOf(page: Page, name: string): Promise<number> {
  return page
    .locator(`img[src$="/${name}.webp"]`)
    .evaluate((picture) => (picture as HTMLImageElement).naturalWidth);
}

function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height);
}
