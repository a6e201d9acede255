import { expect, it } from "vitest";
import { invitationWords } from "./invitation-words.ts";

const email = "new@club.test";

it.each([
  [
    "invited",
    "notice",
    /^Invitation sent to new@club\.test\. It holds for seven days, its link for an hour\.$/,
  ],
  ["promoted", "notice", /is an admin now\.$/],
  ["already_admin", "alert", /is already an admin\./],
  ["resent", "notice", /^New invitation/],
  ["withdrawn", "notice", /withdrawn\.$/],
  ["reset_sent", "notice", /^Password reset sent/],
] as const)("%s is said as a %s (A §5)", (outcome, kind, text) => {
  const words = invitationWords({ kind: "done", outcome, email, tempPassword: null });
  expect(words).toEqual({ kind, text: expect.stringMatching(text) });
});

it.each([
  ["email_exists", /already registered/],
  ["email_invalid", /not a valid email/],
  ["email_not_confirmed", /not confirmed/],
  ["over_request_rate_limit", /^Too many invitations\.$/],
])("%s waits for its OK; what has no words of ours keeps the server's (A §8)", (code, text) => {
  const words = invitationWords({ kind: "refused", code, message: "Too many invitations." });
  expect(words).toEqual({ kind: "alert", text: expect.stringMatching(text) });
});
