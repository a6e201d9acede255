import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "../../e2e/support/fixtures.ts";
import { type EngineName, startPhone } from "./start-phone.ts";
import type { Phone, Tab } from "./tab.ts";

/** A phone of another engine, whose data outlives its browser. */
export interface Device {
  /** Starts the browser, with its first tab. */
  start(window?: "usual" | "private"): Promise<Tab>;
  newTab(): Promise<Tab>;
  /** Kills every process of the browser; `start` begins again with what is on the disk. */
  kill(): Promise<void>;
}

interface Fixtures {
  readonly device: Device;
  /** Where phones find the server. */
  readonly address: string;
}

/** Each test runs once per project of playwright.engines.config.ts: once in WebKit, once in Firefox. */
export const test = base.extend<Fixtures>({
  address: async ({ server }, use) => use(server.url),
  device: async ({ address }, use, testInfo) => {
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
      async start(window = "usual") {
        phone = await startPhone(engine, folder, address, window === "private");
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

export { expect };
