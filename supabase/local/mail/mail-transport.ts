/** A mail in plain text; every link in it starts with our own origin. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  /** "mailbox" keeps mails on this machine; "smtp" really sends them. */
  readonly kind: "mailbox" | "smtp";
  /** @throws MailFailedError when the mail did not leave. */
  send(mail: Mail): Promise<void>;
  /**
   * What an address without an account gets in place of a mail: it takes about as long and
   * fails when a mail would, so that neither tells about accounts (rule 20).
   * @throws MailFailedError as `send`.
   */
  rehearse(): Promise<void>;
}

/** The mail server refused or was not there; the cause says which. */
export class MailFailedError extends Error {}
