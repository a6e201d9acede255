import { expect, it } from "vitest";
import { emailOfLink } from "./link-email.ts";

const tokens = (accessToken: string) =>
  ({ kind: "tokens", accessToken, refreshToken: "r", expiresInS: 3600 }) as const;
const signed = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

it("rule 14: a link's token names whom it would sign in", () => {
  expect(emailOfLink(tokens(signed({ email: "anna@demo.test" })))).toBe("anna@demo.test");
  expect(emailOfLink(tokens(signed({ email: "jürg@demo.test", x: "??>>" })))).toBe(
    "jürg@demo.test",
  );
});

it("what cannot be read names nobody", () => {
  for (const token of ["a", "a.b.c", signed({}), signed({ email: 7 }), signed(null), signed("")]) {
    expect(emailOfLink(tokens(token))).toBeNull();
  }
  expect(emailOfLink({ kind: "code", code: "c" })).toBeNull();
  expect(emailOfLink({ kind: "token-hash", tokenHash: "t", type: "invite" })).toBeNull();
});
