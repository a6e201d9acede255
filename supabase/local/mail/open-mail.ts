import { join } from "node:path";
import { type BackendConfig, DEFAULT_APP_NAME } from "../config/backend-config.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import type { MailTransport } from "./mail-transport.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";

export interface OpenedMail {
  readonly transport: MailTransport;
  /** The mailbox that /dev/mail shows; undefined where it shows none. */
  readonly shown: Mailbox | undefined;
  /**
   * Whether mails reach people: by SMTP, or by the mailbox while everybody sits at this machine.
   * Where they do not, an invited person is given a temporary password (D14).
   */
  readonly isReaching: boolean;
}

/**
 * SMTP_URL, else the mailbox. It is shown while everybody sits at this machine only: behind a web
 * server that names itself as the host, a stranger would look like this machine.
 */
export async function openMail(config: BackendConfig): Promise<OpenedMail> {
  const { smtpUrl, siteUrl, appName = DEFAULT_APP_NAME } = config;
  if (smtpUrl !== undefined) {
    // Loaded where it is used: the embedded start has two seconds and needs none of it.
    const { openSmtp } = await import("./smtp-transport.ts");
    return { transport: openSmtp(smtpUrl, appName), shown: undefined, isReaching: true };
  }
  const mailbox = openMailbox(join(config.dataDir, "mailbox"));
  const isReaching =
    config.database.kind !== "server" &&
    (siteUrl === undefined || isLoopbackHost(new URL(siteUrl).hostname));
  return { transport: mailbox, shown: isReaching ? mailbox : undefined, isReaching };
}
