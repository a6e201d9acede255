import { expect, test } from "vitest";
import { createRateLimiter } from "../../supabase/local/auth/rate-limiter.ts";

/** A limiter on a clock that is set by hand; `take` answers with the seconds to wait, null: none. */
function limiterAt(startMs: number, passSignInsPerHour?: number) {
  const clock = { ms: startMs };
  const limiter = createRateLimiter(() => clock.ms, passSignInsPerHour);
  const take = (...taken: Parameters<typeof limiter.take>): number | null => {
    try {
      limiter.take(...taken);
      return null;
    } catch (error) {
      expect(error).toMatchObject({ status: 429 });
      return (error as { retryAfter: number }).retryAfter;
    }
  };
  return { clock, limiter, take };
}

test("rule 20: a limit is used up, names the seconds to wait, and fills up evenly", () => {
  const { clock, take } = limiterAt(0);
  const ten = Array.from({ length: 10 }, () => take("failedSignIn", "ada"));
  expect(ten).toEqual(ten.map(() => null));
  expect([take("failedSignIn", "ada"), take("failedSignIn", "bo")]).toEqual([30, null]);
  clock.ms += 29_000;
  expect(take("failedSignIn", "ada")).toBe(1);
  clock.ms += 1_000;
  expect([take("failedSignIn", "ada"), take("failedSignIn", "ada")]).toEqual([null, 30]);
  clock.ms += 3_600_000;
  const again = Array.from({ length: 11 }, () => take("failedSignIn", "ada"));
  expect(again).toEqual([...ten, 30]);
});

test.each([
  [undefined, 30],
  [2, 2],
])("D69: %s sign-ins at game passes an hour: an address has %i", (perHour, allowed) => {
  const { take } = limiterAt(0, perHour);
  for (let person = 0; person < allowed; person += 1) expect(take("anonymous", "wifi")).toBeNull();
  expect(take("anonymous", "wifi")).toBe(3_600 / allowed);
  expect(take("anonymous", "another address")).toBeNull();
});

test("rule 20: what did not fail is given back", () => {
  const { limiter, take } = limiterAt(0);
  for (let signIn = 0; signIn < 30; signIn += 1) {
    expect(take("failedSignIn", "ada")).toBeNull();
    limiter.giveBack("failedSignIn", "ada");
  }
});

test("rule 20: however many others come, whoever is refused stays refused", () => {
  const { take } = limiterAt(0);
  for (let guess = 0; guess < 10; guess += 1) take("failedSignIn", "ada");
  for (let other = 0; other < 30_000; other += 1) {
    take("failedSignIn", `other ${other}`);
    if (other % 1_000 === 0) expect(take("failedSignIn", "ada"), `after ${other}`).not.toBeNull();
  }
});
