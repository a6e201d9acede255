/** The newest mail of the embedded backend's mailbox to one address. */
export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  /** The address a person would tap. */
  readonly link: string;
  /** The six digits a person would type. */
  readonly code: string;
}

/** @throws when nobody has written to `address` yet. */
export async function readMail(backendUrl: string, address: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(backendUrl, address))[0];
  if (mail === undefined) throw new Error(`there is no mail to ${address}`);
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0] ?? "";
  const code = /\b\d{6}\b/.exec(mail.text.replaceAll(link, ""))?.[0] ?? "";
  return { subject: mail.subject, text: mail.text, link, code };
}

/** Sorted with the newest first. */
export async function mailsTo(
  backendUrl: string,
  address: string,
): Promise<{ readonly subject: string; readonly text: string }[]> {
  const answer = await fetch(`${backendUrl}/dev/mail`, { headers: { accept: "application/json" } });
  const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
  return mails.filter(({ to }) => to === address);
}
