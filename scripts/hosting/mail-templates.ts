import { MAIL_TEXTS, mailParagraphs } from "../../supabase/local/auth/mails/mail-texts.ts";
import type { MailPurpose } from "../../supabase/local/auth/mails/one-time-token.ts";

/** Maps config.toml's name of each mail to ours. */
const PURPOSES: Readonly<Record<string, MailPurpose>> = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  magic_link: "magiclink",
  email_change: "email_change_new",
  reauthentication: "reauthentication",
};

export interface MailTemplate {
  /** The key of `[auth.email.template.*]`. */
  readonly name: string;
  readonly subject: string;
  readonly html: string;
}

/** The mails of the embedded backend as templates of a hosted project. */
export function mailTemplates(appName: string): MailTemplate[] {
  return Object.entries(PURPOSES).map(([name, purpose]) => ({
    name,
    subject: MAIL_TEXTS[purpose].subject,
    html: page(appName, mailParagraphs(purpose, escapeHtml(appName), LINK, "{{ .Token }}")),
  }));
}

const LINK = '<a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a>';

function page(appName: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${text.replaceAll("\n", "<br>")}</p>`).join("\n");
  return `<!doctype html>\n<title>${escapeHtml(appName)}</title>\n${body}\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
