import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageStates } from "./page-states.tsx";
import { withReason } from "./with-reason.ts";

const shown = (message: string | null, failedWith?: (message: string) => string) =>
  renderToStaticMarkup(
    <PageStates
      query={{ status: "error", message }}
      loading="Loading..."
      failed="Failed to load standings"
      failedText="Nothing is here."
      onRetry={() => undefined}
      {...(failedWith && { failedWith })}
    />,
  ).replaceAll(/<[^>]*>/g, "|");

it("P §8: a failed load stands in the screen's place with the server's message, where there is one", () => {
  expect(shown("disk full")).toMatch(/Failed to load standings.*\|disk full\|+Nothing is here\./);
  expect(shown(null)).toMatch(/Failed to load standings\|+Nothing is here\./);
});

it("P §8: a failed Sync says the specified words, then the server's", () => {
  expect(withReason("Failed to sync teams", "disk full")).toBe("Failed to sync teams. disk full");
  expect(withReason("Failed to sync teams", null)).toBe("Failed to sync teams");
});

it("A §8: Comprehensive Stats has the message in its title, and its own words without one", () => {
  const asError = (message: string) => `Error: ${message}`;
  expect(shown("disk full", asError)).toMatch(/\|Error: disk full\|/);
  expect(shown(null, asError)).toMatch(/Failed to load standings/);
});
