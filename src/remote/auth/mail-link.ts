/** What a followed mail link has brought to this browser. */
export type MailLink =
  /** The flow that began in this browser (PKCE). */
  | { readonly kind: "code"; readonly code: string }
  /** The session itself (implicit): invitations, and mails that another person caused. */
  | {
      readonly kind: "tokens";
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly expiresInS: number;
    }
  /** A link made by a mail template of the installation's own. */
  | { readonly kind: "token-hash"; readonly tokenHash: string; readonly type: MailLinkType };

export const MAIL_LINK_TYPES = ["signup", "invite", "magiclink", "recovery", "email"] as const;
export type MailLinkType = (typeof MAIL_LINK_TYPES)[number];

/** A typed code: of a reset mail, or of any other mail that signs in. */
export type CodePurpose = "email" | "recovery";
