import type { Services } from "./tab-services.ts";

let started: Promise<Services> | null = null;

/**
 * The services of this tab, started at the first call; their chunk comes behind the first paint.
 * Rejects when the device's database cannot be opened at all; the route's error page says so.
 */
export function services(): Promise<Services> {
  started ??= import("./start-services.ts").then((module) => module.startServices());
  return started;
}
