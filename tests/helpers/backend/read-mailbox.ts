/** A mail as /dev/mail shows it. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(backendUrl: string, address: string): Promise<SentMail[]> {
  const answer = await fetch(`${backendUrl}/dev/mail`, { headers: { accept: "application/json" } });
  return ((await answer.json()) as SentMail[]).filter((mail) => mail.to === address);
}

/** Returns link and code of the newest mail to an address; empty if there is none. */
export async function lastMailTo(
  backendUrl: string,
  address: string,
): Promise<{ link: string; code: string; subject: string }> {
  const [mail] = await mailsTo(backendUrl, address);
  return { subject: mail?.subject ?? "", ...linkAndCode(mail?.text ?? "") };
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
