import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type EngineName, startPhone } from "./start-phone.ts";

/** `npm run test:browsers` runs this: it prints the version of an engine that opens a page here. */
const engine = process.argv[2] as EngineName;
const folder = await mkdtemp(path.join(tmpdir(), `stat-tracker-${engine}-`));
let reason: unknown = null;
try {
  const phone = await startPhone(engine, folder, "http://127.0.0.1");
  try {
    const tab = await phone.newTab();
    await tab.run(() => navigator.userAgent);
    console.log(phone.version);
  } finally {
    await phone.kill();
  }
} catch (error) {
  reason = error;
}
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
if (reason !== null) console.error(String(reason).split("\n")[0]);
process.exit(reason === null ? 0 : 1);
