import { findFirefox, webkitIsHere } from "../../../scripts/find-engines.ts";
import { startFirefox } from "./firefox.ts";
import type { Phone } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

export type EngineName = "webkit" | "firefox";

/**
 * Starts the engine with what lies in `folder`, and rejects when it is not here or does not start.
 * A private phone stores nothing there.
 */
export async function startPhone(
  engine: EngineName,
  folder: string,
  baseURL: string,
  isPrivate = false,
): Promise<Phone> {
  if (engine === "webkit" && webkitIsHere()) return startWebKit(folder, baseURL, isPrivate);
  const firefox = findFirefox();
  if (engine === "firefox" && firefox !== null) {
    return startFirefox(firefox, folder, baseURL, isPrivate);
  }
  throw new Error(`${engine} is not installed; npm run test:browsers says what is missing.`);
}
