import { expect, test, vi } from "vitest";
import { renderHook } from "../../../../tests/helpers/render-hook.ts";
import { ok, type Result } from "../../../domain/shared/result.ts";
import { type CommandFailure, commandFailure } from "../../commands/command-failure.ts";
import { useServerRead } from "./use-server-read.ts";

type Answer = Result<string, CommandFailure>;

/** A page whose reads answer one after the other. */
function page(...answers: Answer[]) {
  const read = async () => answers.shift() ?? commandFailure("network");
  const { seen, leave } = renderHook(() => useServerRead(read));
  const now = () => seen.at(-1);
  const states = () => seen.map(({ query }) => query.status);
  return { now, states, leave };
}

test.each(["network", "offline"] as const)(
  "what was read stays readable when reading it again fails: %s",
  async (code) => {
    const { now, states, leave } = page(ok("rows"), commandFailure(code), ok("newer rows"));
    await vi.waitFor(() => expect(now()?.query).toEqual({ status: "ready", value: "rows" }));
    await now()?.reload();
    // A drawing of what came in between would stand before the next rows.
    await new Promise(setImmediate);
    await now()?.reload();
    await vi.waitFor(() => expect(now()?.query).toEqual({ status: "ready", value: "newer rows" }));
    expect(new Set(states())).toEqual(new Set(["loading", "ready"]));
    leave();
  },
);

test.each([
  ["network", "error"],
  ["offline", "offline"],
  ["permission", "error"],
] as const)("a first read that fails says so (D9): %s", async (code, status) => {
  const { now, leave } = page(commandFailure(code));
  await vi.waitFor(() => expect(now()?.query.status).toBe(status));
  leave();
});

test("rights that were taken away meanwhile empty the page", async () => {
  const { now, leave } = page(ok("rows"), commandFailure("permission"));
  await vi.waitFor(() => expect(now()?.query.status).toBe("ready"));
  await now()?.reload();
  await vi.waitFor(() => expect(now()?.query.status).toBe("error"));
  leave();
});
