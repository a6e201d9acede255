export type MailLink =
  /** The flow started in this browser (PKCE). */
  | { readonly kind: "code"; readonly code: string }
  /** The link holds the session itself (implicit), as in invitations and others' requests. */
  | {
      readonly kind: "tokens";
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly expiresInS: number;
    }
  /** The installation's own mail template made the link. */
  | { readonly kind: "token-hash"; readonly tokenHash: string; readonly type: MailLinkType };

export const MAIL_LINK_TYPES = ["signup", "invite", "magiclink", "recovery", "email"] as const;
type MailLinkType = (typeof MAIL_LINK_TYPES)[number];

/** The code belongs to a reset mail, or to any other mail that signs in. */
export type CodePurpose = "email" | "recovery";
