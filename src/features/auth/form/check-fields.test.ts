import { describe, expect, it } from "vitest";
import { authMessages } from "../auth-messages.ts";
import {
  checkCode,
  checkEmail,
  checkKnownPassword,
  checkNewPassword,
  digitsOf,
} from "./check-fields.ts";

describe("checking fields before the server is asked", () => {
  it("an address is there and complete", () => {
    expect(checkEmail("")).toBe(authMessages.emailMissing);
    expect(checkEmail("scorer@demo")).toBe(authMessages.emailWrong);
    expect(checkEmail("scorer@demo.test")).toBeUndefined();
  });

  it("P §5: a new password has at least 6 characters, a known one is there", () => {
    expect(checkNewPassword("12345")).toBe("Password must be at least 6 characters");
    expect(checkNewPassword("123456")).toBeUndefined();
    expect(checkKnownPassword("")).toBe(authMessages.passwordMissing);
    expect(checkKnownPassword(" ")).toBeUndefined();
  });

  it("a code is digits, however they are spaced", () => {
    for (const wrong of ["", "12345", "12345a"]) expect(checkCode(wrong)).toBeDefined();
    expect(checkCode("012345")).toBeUndefined();
    expect([checkCode("012 345"), digitsOf("012 345")]).toEqual([undefined, "012345"]);
  });
});
