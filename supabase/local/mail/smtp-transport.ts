import { createTransport } from "nodemailer";
import { MailFailedError, type MailTransport } from "./mail-transport.ts";

/**
 * Sends through SMTP_URL, under the installation's name. The sender is the URL's `from` parameter,
 * else the account's name.
 */
export function openSmtp(smtpUrl: string, appName: string): MailTransport {
  const url = new URL(smtpUrl);
  const address =
    url.searchParams.get("from") ?? (decodeURIComponent(url.username) || "stat-tracker");
  const from = address.includes("<") ? address : { name: appName, address };
  const transport = createTransport(smtpUrl);
  return {
    kind: "smtp",
    send: (mail) => attempt(() => transport.sendMail({ from, ...mail })),
    rehearse: () => attempt(() => transport.verify()),
  };
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new MailFailedError("a mail did not leave", { cause: error });
  }
}
