import { request } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../../supabase/local/http/server.ts";

test("a stop waits for the work of a caller who has left, so that it finds the database open", async () => {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const server = await listen({ host: "127.0.0.1", port: 0, isBehindProxy: false }, async () => {
    begin();
    await work;
    return { status: 200 };
  });
  const caller = request(server.url).on("error", () => {});
  const gone = new Promise((resolve) => caller.on("close", resolve));
  caller.end();
  await begun;
  caller.destroy();
  await gone;

  const ended: string[] = [];
  const stopped = server.close().then(() => ended.push("stopped"));
  // The server's own sockets are gone well before this answer of another one has come.
  const other = await listen({ host: "127.0.0.1", port: 0, isBehindProxy: false }, () =>
    Promise.resolve({ status: 204 }),
  );
  await fetch(other.url);
  await other.close();
  ended.push("answered");
  finish();
  await stopped;
  expect(ended).toEqual(["answered", "stopped"]);
});
