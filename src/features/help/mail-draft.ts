/** What a mail to the developer is begun with (P §2). */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: readonly string[];
}

/**
 * The draft as a `mailto:` link. Everything is encoded, so that a page's path or a browser's name
 * can add no recipient and no header (security rule 16).
 */
export function mailtoLink({ to, subject, body }: MailDraft): string {
  const address = encodeURIComponent(to).replace("%40", "@");
  const text = encodeURIComponent(body.join("\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
