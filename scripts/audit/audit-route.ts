import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import {
  isWidget,
  type PublicRoute,
  type ShownLeague,
} from "../../tests/e2e/support/public-routes.ts";
import { type AuditCheck, scoreOf } from "./check.ts";
import { layoutShift } from "./layout-shift.ts";
import { pageFacts } from "./page-facts.ts";
import { logPractices } from "./practice-log.ts";
import { type ServedPage, seoChecks } from "./seo-checks.ts";

export interface RouteAudit {
  readonly name: string;
  readonly address: string;
  readonly scores: { readonly a11y: number; readonly seo: number; readonly practices: number };
  /** Shares of the window; see `layoutShift`. */
  readonly shift: number;
  /** Each begins with the name of its check. */
  readonly findings: readonly string[];
}

/** Asked of the page by axe, counted under SEO as Lighthouse did. */
const TARGETS = "target-size";

/** One public screen in a browser that has never been here, on a phone. */
export async function auditRoute(
  browser: Browser,
  baseURL: string,
  route: PublicRoute,
  league: ShownLeague,
): Promise<RouteAudit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const practiceLog = await logPractices(page);
  const address = route.address(league);
  const answer = await page.goto(address);
  await route.figures(page).waitFor();
  // What comes behind the first paint belongs to the page too.
  await page.waitForLoadState("networkidle");
  const facts = await pageFacts(page);
  const robots = await context.request.get("/robots.txt");
  const wire: ServedPage = {
    status: answer?.status() ?? 0,
    robotsTag: (await answer?.headerValue("x-robots-tag")) ?? "",
    robotsFile: {
      status: robots.status(),
      type: robots.headers()["content-type"] ?? "",
      text: await robots.text(),
    },
  };
  const rules = await axeChecks(page, isWidget(route));
  await context.close();
  const a11y = rules.filter(({ id }) => id !== TARGETS);
  const seo = [...seoChecks(facts, wire), ...rules.filter(({ id }) => id === TARGETS)];
  const practices = practiceLog.checks(facts);
  return {
    name: route.name,
    address,
    scores: { a11y: scoreOf(a11y), seo: scoreOf(seo), practices: scoreOf(practices) },
    shift: await layoutShift(browser, { baseURL }, { address, figures: route.figures }),
    findings: [...a11y, ...seo, ...practices].flatMap(({ id, findings }) =>
      findings.map((finding) => `${id}: ${finding}`),
    ),
  };
}

/** Every rule of axe that fits the page; D67 exempts the widget from one. */
async function axeChecks(page: Page, mayDisableZoom: boolean): Promise<AuditCheck[]> {
  const { passes, violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      rules: { [TARGETS]: { enabled: true }, "meta-viewport": { enabled: !mayDisableZoom } },
    })
    .analyze();
  return [
    ...passes.map(({ id }) => ({ id, findings: [] })),
    ...violations.map(({ id, nodes }) => ({
      id,
      findings: nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ""}`),
    })),
  ];
}
