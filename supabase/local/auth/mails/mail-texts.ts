import type { MailPurpose } from "./one-time-token.ts";

interface MailText {
  readonly subject: string;
  /** Says why this mail comes; `appName` is the installation's name. */
  opening(appName: string): string;
  /** The sentence before the link; undefined for a mail that holds only a code. */
  readonly invitation: string | undefined;
}

/** Both addresses get the same text, since a hosted project has one template for the two. */
const EMAIL_CHANGE: MailText = {
  subject: "Confirm your new e-mail address",
  opening: (app) => `Somebody asked to change the e-mail address of your account at ${app}.`,
  invitation: "Agree here, and with the mail that went to the other address:",
};

/** The texts of all mails; supabase/templates holds the same for a hosted project. */
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

const IN_THE_APP = "In the installed app use the code, because links of mails open in the browser.";

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
      : [
          [`${invitation}\n${link}`, `Or type this code: ${code}`, IN_THE_APP],
          "Link and code work once",
        ];
  return [
    opening(appName),
    ...way,
    `${what}, within an hour. If you did not expect this mail, ignore it: nothing happens.`,
  ];
}
