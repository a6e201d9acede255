import type { Page, Response } from "@playwright/test";
import { type AuditCheck, check } from "./check.ts";
import type { PageFacts } from "./page-facts.ts";

export interface PracticeLog {
  /** Combines what was logged since the start with the page's present state. */
  checks(facts: PageFacts): AuditCheck[];
}

/** What Lighthouse asks under "Best Practices"; listens from now on, so call it before opening. */
export async function logPractices(page: Page): Promise<PracticeLog> {
  const errors: string[] = [];
  const issues: string[] = [];
  const failed: string[] = [];
  const unsafe: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    if (!isSafe(response)) unsafe.push(response.url());
  });
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Audits.issueAdded", ({ issue }) => issues.push(JSON.stringify(issue)));
  await devtools.send("Audits.enable");
  const ofKind = (isDeprecation: boolean) =>
    issues
      .filter((issue) => issue.includes("DeprecationIssue") === isDeprecation)
      .map((issue) => [true, issue] as const);
  const all = (texts: readonly string[]) => texts.map((text) => [true, text] as const);
  return {
    checks: ({ isStandardsMode, charset, distortedImages }) => [
      check("no errors on the console", ...all(errors)),
      check("no failed requests", ...all(failed)),
      check("https, or this machine", ...all(unsafe)),
      check("no deprecated calls", ...ofKind(true)),
      check("no issues in the browser's list", ...ofKind(false)),
      check("doctype", [!isStandardsMode, "the page is in quirks mode"]),
      check("charset", [charset !== "UTF-8", `charset is ${charset}`]),
      check("pictures keep their ratio", ...all(distortedImages)),
    ],
  };
}

function isSafe(response: Response): boolean {
  const { protocol, hostname } = new URL(response.url());
  return protocol !== "http:" || hostname === "127.0.0.1" || hostname === "localhost";
}
