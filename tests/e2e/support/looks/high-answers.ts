import type { Page } from "@playwright/test";

/** Names the answers of the open dialog that do not lie whole in the lower half, where a thumb is. */
export function highAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const foot = dialog?.querySelector("footer") ?? dialog;
    const answers = [...(foot?.querySelectorAll("button:not(header button)") ?? [])];
    if (answers.length === 0) return ["no answers"];
    return answers
      .map((answer) => ({ name: answer.textContent, place: answer.getBoundingClientRect() }))
      .filter(({ place }) => place.top < innerHeight / 2 || place.bottom > innerHeight)
      .map(({ name, place }) => `${name}: ${place.top} to ${place.bottom}`);
  });
}
