import type { MailPurpose } from "./one-time-token.ts";

interface MailText {
  readonly subject: string;
  /** Why this mail comes; the name of the installation is filled in. */
  opening(appName: string): string;
  /** What stands before the link; undefined for a mail that has a code only. */
  readonly invitation: string | undefined;
}

/** The same to both addresses, since a hosted project has one template for the two. */
const EMAIL_CHANGE: MailText = {
  subject: "Confirm your new e-mail address",
  opening: (app) => `Somebody asked to change the e-mail address of your account at ${app}.`,
  invitation: "Agree here, and with the mail that went to the other address:",
};

/** The words of every mail; supabase/templates holds the same for a hosted project. */
export const MAIL_TEXTS: Readonly<Record<MailPurpose, MailText>> = {
  signup: {
    subject: "Confirm your e-mail address",
    opening: (app) => `Welcome to ${app}. One step is left: confirm that this address is yours.`,
    invitation: "Confirm your e-mail address:",
  },
  invite: {
    subject: "You have been invited",
    opening: (app) => `You have been invited to help run ${app} as an administrator.`,
    invitation: "Set up your account:",
  },
  recovery: {
    subject: "Reset your password",
    opening: (app) => `Somebody asked for a new password for your account at ${app}.`,
    invitation: "Choose a new password:",
  },
  magiclink: {
    subject: "Your sign-in link",
    opening: (app) => `Somebody asked for a link to sign in to ${app}.`,
    invitation: "Sign in:",
  },
  email_change_current: EMAIL_CHANGE,
  email_change_new: EMAIL_CHANGE,
  reauthentication: {
    subject: "Your confirmation code",
    opening: (app) => `Somebody wants to change the password of your account at ${app}.`,
    invitation: undefined,
  },
};

/** The text of a mail, in paragraphs; `link` and `code` stand as they are given. */
export function mailParagraphs(
  purpose: MailPurpose,
  appName: string,
  link: string,
  code: string,
): string[] {
  const { opening, invitation } = MAIL_TEXTS[purpose];
  const [way, what] =
    invitation === undefined
      ? [[`Type this code: ${code}`], "The code works once"]
      : [[`${invitation}\n${link}`, `Or type this code: ${code}`], "Link and code work once"];
  return [
    opening(appName),
    ...way,
    `${what}, within an hour. If you did not expect this mail, ignore it: nothing happens.`,
  ];
}
