/** A mail as /dev/mail shows it. */
interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(backendUrl: string, address: string): Promise<SentMail[]> {
  const answer = await fetch(`${backendUrl}/dev/mail`, { headers: { accept: "application/json" } });
  return ((await answer.json()) as SentMail[]).filter((mail) => mail.to === address);
}

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  /** The address that a person would tap; empty without one. */
  readonly link: string;
  /** The six digits that a person would type; empty without them. */
  readonly code: string;
}

/**
 * Returns the newest mail to an address.
 * @throws when nobody has written to it yet
 */
export async function lastMailTo(backendUrl: string, address: string): Promise<ReceivedMail> {
  const [mail] = await mailsTo(backendUrl, address);
  if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
  return { subject: mail.subject, text: mail.text, ...linkAndCode(mail.text) };
}

export function linkAndCode(text: string): { link: string; code: string } {
  return {
    link: /https?:\S+/.exec(text)?.[0] ?? "",
    code: /code: (\d{6})/.exec(text)?.[1] ?? "",
  };
}

/** Returns where a mail's link leads, without going there. */
export async function followLink(link: string): Promise<{ status: number; target: URL }> {
  const answer = await fetch(link, { redirect: "manual" });
  return {
    status: answer.status,
    target: new URL(answer.headers.get("location") ?? "about:blank"),
  };
}
