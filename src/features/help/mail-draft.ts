/** What a mail to the developer is begun with (P §2). */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: readonly string[];
}

/** Encoded, so that a path or a browser's name adds no recipient or header (security rule 16). */
export function mailtoLink({ to, subject, body }: MailDraft): string {
  const address = encodeURIComponent(to).replace("%40", "@");
  const text = encodeURIComponent(body.join("\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
