import { expect, it } from "vitest";
import { AUTH_VIEWS, authPath, readAuthMemory, readAuthPlace } from "./auth-place.ts";

it("each view has an address of its own, and the address names the view (P §2)", () => {
  for (const view of AUTH_VIEWS) {
    const { pathname, search } = new URL(authPath(view), "http://app.test");
    expect(readAuthPlace(pathname, search).view).toBe(view);
  }
  expect(readAuthPlace("/auth/login", "").view).toBe("sign_in");
  expect(readAuthPlace("/login", "?view=everything").view).toBe("sign_in");
  const recovery = new URL(authPath("verify_otp", "recovery"), "http://app.test");
  expect(readAuthPlace(recovery.pathname, recovery.search).codeFor).toBe("recovery");
});

it("reads whatever a history entry holds", () => {
  const nothing = { returnTo: null, email: "", isNeeded: false, isSent: false };
  for (const state of [null, undefined, "x", { email: 1, returnTo: {}, isSent: "yes" }]) {
    expect(readAuthMemory(state)).toEqual(nothing);
  }
  expect(
    readAuthMemory({ returnTo: "/games", email: "a@b.c", isNeeded: true, isSent: true }),
  ).toEqual({
    returnTo: "/games",
    email: "a@b.c",
    isNeeded: true,
    isSent: true,
  });
});
