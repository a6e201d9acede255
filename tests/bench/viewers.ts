import { Agent, get } from "node:http";

/**
 * The viewers of one game, in a process of their own, so that they cost the server's nothing:
 * `viewers.ts {address} {viewers} {pause in ms} {duration in ms}`. Prints how often what was answered.
 */
const [address = "", viewers = "", pauseMs = "", durationMs = ""] = process.argv.slice(2);
const until = performance.now() + Number(durationMs);
const answers = new Map<number, number>();
const agent = new Agent({ keepAlive: true });

function ask(tag: string | undefined): Promise<string | undefined> {
  const headers = {
    "accept-encoding": "gzip",
    ...(tag === undefined ? {} : { "if-none-match": tag }),
  };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      response.resume();
      response.once("end", () => resolve(response.headers.etag));
    }).once("error", reject);
  });
}

/** Viewers do not begin together. */
async function watch(at: number): Promise<void> {
  let tag: string | undefined;
  await pause((at / Number(viewers)) * Number(pauseMs));
  while (performance.now() < until) {
    tag = await ask(tag);
    await pause(Number(pauseMs));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

await Promise.all(Array.from({ length: Number(viewers) }, (_, at) => watch(at)));
agent.destroy();
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
