import { parseArgs } from "node:util";
import { PUBLISHABLE_KEY } from "../supabase/local/config/backend-config.ts";
import { countPlays } from "./load/count-plays.ts";
import { type DangerousWait, tryDangerousRequests } from "./load/dangerous-requests.ts";
import { startOwnServer } from "./load/own-server.ts";
import { runPhone } from "./load/phone.ts";
import { findSidelines } from "./load/sidelines.ts";
import { type Waits, watchGames } from "./load/visitors.ts";
import { loadEnv } from "./load-env.ts";

/**
 * `npm run load` (docs/capacity.md): phones send waiting plays at once while visitors watch, and it
 * ends with 1 when a play is lost or doubled. Without `--url` it starts a server of its own and tries
 * dangerous requests on it, too; an address gets accounts and plays that stay there.
 */
async function main(): Promise<void> {
  loadEnv();
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      key: { type: "string", default: PUBLISHABLE_KEY },
      secret: { type: "string", default: process.env.SECRET_KEY ?? "" },
      phones: { type: "string", default: "50" },
      plays: { type: "string", default: "150" },
      "per-push": { type: "string" },
      visitors: { type: "string", default: "200" },
    },
  });
  const phones = Number(values.phones);
  const perPush = values["per-push"];
  const load = {
    plays: Number(values.plays),
    playsPerPush: perPush === undefined ? null : Number(perPush),
  };
  const { url, key, secret: secretKey } = values;
  const server =
    url === undefined ? await startOwnServer(phones) : { api: { url, key, secretKey } };
  try {
    const { api } = server;
    const sidelines = await findSidelines(api, phones);
    const own = "memory" in server ? server : undefined;
    say("memory before", unitsOf(own?.memory(), "MB"));
    const processorBefore = own?.processor() ?? 0;
    const endWatch = watchGames(api, Number(values.visitors), sidelines);
    const startedAt = performance.now();
    const reports = await Promise.all(sidelines.map((sideline) => runPhone(api, sideline, load)));
    const seconds = (performance.now() - startedAt) / 1_000;
    const waits = await endWatch();
    const processor = own && own.processor() - processorBefore;
    const { lost, doubled } = await countPlays(api, sidelines, reports);
    const plays = reports.reduce((sum, { sent }) => sum + sent.length, 0);
    say("plays", `${plays} of ${phones} phones in ${seconds.toFixed(1)} s`);
    say("lost, doubled", `${lost}, ${doubled}`);
    say("postponed", String(reports.reduce((sum, report) => sum + report.postponed, 0)));
    say("push", spread(reports.flatMap(({ pushes }) => pushes)));
    sayWaits(waits);
    say("memory after", unitsOf(own?.memory(), "MB"));
    say("processor", unitsOf(processor, "s"));
    if (lost > 0 || doubled > 0) process.exitCode = 1;
    const [sideline] = sidelines;
    // Such requests go to our own server only.
    if (own && sideline) sayDangers(await tryDangerousRequests(api, sideline));
  } finally {
    if ("stop" in server) await server.stop();
  }
}

function sayWaits({ reads, pages, health }: Waits): void {
  say("a visitor's read", spread(reads));
  say("the page /", spread(pages));
  say("/healthz", spread(health));
}

function sayDangers(waits: readonly DangerousWait[]): void {
  for (const { name, status, own, next } of waits) {
    const times = `${status} after ${Math.round(own)} ms, the next answer after ${Math.round(next)} ms`;
    process.stdout.write(`${name}: ${times}\n`);
  }
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(18)}${value}\n`);
}

function unitsOf(value: number | undefined, unit: string): string {
  return value === undefined ? "not known of another machine" : `${value} ${unit}`;
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) =>
    `${Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} (${sorted.length})`;
}

await main();
