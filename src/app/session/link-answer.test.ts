import { describe, expect, it } from "vitest";
import { readLinkAnswer, takeLinkAnswer } from "./link-answer.ts";

const ORIGIN = "http://127.0.0.1:4173";
const read = (target: string) => readLinkAnswer(new URL(target, ORIGIN));
const TOKENS = "access_token=a&refresh_token=r&expires_in=3600&token_type=bearer";

describe("what a mail link says in the address bar (docs/accounts.md)", () => {
  it.each([
    ["/auth/callback?code=c", { kind: "code", code: "c" }],
    [
      `/auth/callback#${TOKENS}&type=invite`,
      { kind: "tokens", accessToken: "a", refreshToken: "r", expiresInS: 3600 },
    ],
    [
      "/auth/callback?token_hash=t&type=magiclink",
      { kind: "token-hash", tokenHash: "t", type: "magiclink" },
    ],
  ])("%s brings a link", (target, link) => {
    expect(read(target)).toMatchObject({ link, failure: null });
  });

  it.each([
    ["#error=access_denied&error_code=otp_expired&error_description=Too+old", "link-expired"],
    ["?error=access_denied&error_code=otp_expired", "link-expired"],
    ["?error=server_error", "refused"],
    ["?code=c&error_code=user_banned", "refused"],
  ])("%s brings a failure", (rest, failure) => {
    expect(read(`/auth/callback${rest}`)).toMatchObject({ link: null, failure });
  });

  it("P §5: tokens that are not whole are no session", () => {
    for (const name of ["access_token", "refresh_token", "expires_in", "token_type"]) {
      const some = TOKENS.split("&").filter((part) => !part.startsWith(name));
      expect(read(`/auth/callback#${some.join("&")}`)).toMatchObject({
        link: null,
        failure: "refused",
      });
    }
    expect(read("/auth/callback?token_hash=t&type=sms")).toMatchObject({ link: null });
  });

  it("knows recovery and invitation from query, fragment and page", () => {
    expect(read("/auth/callback#type=recovery").isRecovery).toBe(true);
    expect(read("/auth/callback?type=recovery&code=c").isRecovery).toBe(true);
    expect(read("/auth/reset-password?code=c").isRecovery).toBe(true);
    expect(read("/auth/callback?code=c").isRecovery).toBe(false);
    expect(read("/auth/callback?invited=true").isInvited).toBe(true);
    expect(read(`/auth/callback#${TOKENS}&type=invite`).isInvited).toBe(true);
  });

  it("rule 14: keeps a next page only when it is one of this product", () => {
    expect(read("/auth/callback?next=%2Fcollect%3FgameId%3Dg").next).toBe("/collect?gameId=g");
    expect(read("/auth/callback?next=https%3A%2F%2Fevil.example%2Fgames").next).toBeNull();
    expect(read("/auth/callback#next=/games").next).toBeNull();
  });

  it("rule 14: taking it clears the address at once and keeps the router's state", () => {
    const url = new URL(`/auth/callback?next=/games#${TOKENS}`, ORIGIN);
    const replaced: unknown[] = [];
    const history = { state: { idx: 0 }, replaceState: (...all: unknown[]) => replaced.push(all) };
    const answer = takeLinkAnswer(url as unknown as Location, history as unknown as History);
    expect(answer.link?.kind).toBe("tokens");
    expect(replaced).toEqual([[{ idx: 0 }, "", "/auth/callback"]]);
  });
});
