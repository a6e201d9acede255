import { describe, expect, it } from "vitest";
import { readLinkAnswer } from "../../../app/session/link-answer.ts";
import { unprofiledUser } from "../../../app/session/session-state.ts";
import { arrivalOf, troubleOf } from "./callback-step.ts";

const scorer = unprofiledUser("u", "scorer@demo.test");
const admin = { ...scorer, role: "admin" } as const;
const stranger = { wasRecovered: false, wasInvited: false, isFirstEntry: false };
const invited = { ...stranger, wasInvited: true };
const answer = (rest: string) => readLinkAnswer(new URL(rest, "http://a.test/auth/callback"));

describe("where a followed link leads (P §2 callback)", () => {
  it("to /admin for admins, to the games for others, or to where they were going (D4)", () => {
    expect(arrivalOf(answer("?code=c"), admin, stranger).to).toBe("/admin");
    expect(arrivalOf(answer("?code=c"), scorer, stranger).to).toBe("/games");
    expect(arrivalOf(answer("?next=/collect&code=c"), scorer, stranger).to).toBe("/collect");
    expect(arrivalOf(answer("?next=//evil.example&code=c"), admin, stranger).to).toBe("/admin");
  });

  it("to a new password after a recovery, whatever else is said", () => {
    for (const rest of ["?type=recovery&code=c", "#type=recovery", "?type=recovery&next=/games"]) {
      expect(arrivalOf(answer(rest), admin, invited)).toEqual({
        to: "/auth/reset-password?type=recovery",
        isWelcome: false,
      });
    }
  });

  it("to the setup with a welcome for invited people, once", () => {
    const setup = { to: "/auth/reset-password?invited=true", isWelcome: true };
    expect(arrivalOf(answer("?invited=true"), scorer, invited)).toEqual(setup);
    expect(arrivalOf(answer("#type=invite"), scorer, invited)).toEqual(setup);
    expect(arrivalOf(answer("?code=c"), scorer, { ...invited, isFirstEntry: true })).toEqual(setup);
    expect(arrivalOf(answer("?code=c"), admin, invited).to).toBe("/admin");
    expect(arrivalOf(answer("?invited=true"), scorer, stranger).to).toBe("/games");
  });
});

it("tells the troubles that have a way on from those that are only said (P §8)", () => {
  expect(troubleOf("link-expired")).toBe("expired");
  expect(troubleOf("other-browser")).toBe("other-browser");
  expect(troubleOf("network")).toBe("network");
  const limited = answer("#error=invalid_request&error_code=over_request_rate_limit").failure;
  expect(troubleOf(limited ?? "none")).toBe("limited");
  expect(troubleOf("refused")).toBeNull();
});
