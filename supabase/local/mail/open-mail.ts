import { join } from "node:path";
import { type BackendConfig, DEFAULT_APP_NAME } from "../config/backend-config.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import type { MailTransport } from "./mail-transport.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";

export interface OpenedMail {
  readonly transport: MailTransport;
  /** The mailbox that /dev/mail shows; undefined when the page is off. */
  readonly shown: Mailbox | undefined;
  /**
   * True when mails reach people: by SMTP, or by the mailbox while everybody uses this machine.
   * Otherwise an invited person gets a temporary password (D14).
   */
  readonly hasDelivery: boolean;
}

/**
 * Opens SMTP_URL, else the mailbox. The mailbox page is shown only while everybody uses this
 * machine: behind a web server that sends itself as the host, a stranger would look like this
 * machine.
 */
export async function openMail(config: BackendConfig): Promise<OpenedMail> {
  const { smtpUrl, siteUrl, appName = DEFAULT_APP_NAME } = config;
  if (smtpUrl !== undefined) {
    // Loaded on demand: the embedded start has two seconds and needs no SMTP client.
    const { openSmtp } = await import("./smtp-transport.ts");
    return { transport: openSmtp(smtpUrl, appName), shown: undefined, hasDelivery: true };
  }
  const mailbox = openMailbox(join(config.dataDir, "mailbox"));
  const hasDelivery =
    config.database.kind !== "server" &&
    (siteUrl === undefined || isLoopbackHost(new URL(siteUrl).hostname));
  return { transport: mailbox, shown: hasDelivery ? mailbox : undefined, hasDelivery };
}
