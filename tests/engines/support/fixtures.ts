import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFirefox, webkitIsHere } from "../../../scripts/find-engines.ts";
import { test as base, expect } from "../../e2e/support/fixtures.ts";
import { startFirefox } from "./firefox.ts";
import type { Phone, Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** A phone of another engine, whose data outlives its browser. */
export interface Device {
  /** Starts the browser, with its first tab. */
  start(): Promise<Tab>;
  newTab(): Promise<Tab>;
  /** Kills every process of the browser; `start` begins again with what is on the disk. */
  kill(): Promise<void>;
}

export type EngineName = "webkit" | "firefox";

interface Fixtures {
  readonly device: Device;
}

/** Each test runs once per project of playwright.engines.config.ts: once in WebKit, once in Firefox. */
export const test = base.extend<Fixtures>({
  device: async ({ server }, use, testInfo) => {
    const engine = testInfo.project.name as EngineName;
    const folder = await mkdtemp(path.join(tmpdir(), `stat-tracker-${engine}-`));
    let phone: Phone | null = null;
    const tabs: Tab[] = [];
    const opened = (tab: Tab) => {
      tabs.push(tab);
      return tab;
    };
    const running = () => {
      if (phone === null) throw new Error("the browser does not run");
      return phone;
    };
    const kill = async () => {
      await phone?.kill();
      phone = null;
      tabs.length = 0;
    };
    await use({
      async start() {
        phone = await startPhone(engine, folder, server.url);
        testInfo.annotations.push({ type: "engine", description: phone.version });
        return opened(await phone.newTab());
      },
      newTab: async () => opened(await running().newTab()),
      kill,
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const [at, tab] of tabs.entries()) {
        const picture = await tab.picture().catch(() => null);
        if (picture) await writeFile(testInfo.outputPath(`tab-${at + 1}.png`), picture);
      }
    }
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
});

function startPhone(engine: EngineName, folder: string, baseURL: string): Promise<Phone> {
  if (engine === "webkit" && webkitIsHere()) return startWebKit(folder, baseURL);
  const firefox = findFirefox();
  if (engine === "firefox" && firefox !== null) return startFirefox(firefox, folder, baseURL);
  throw new Error(`${engine} is not installed; npm run test:browsers says what is missing.`);
}

export { expect };
