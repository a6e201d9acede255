/** A mail in plain text; every link in it begins with our own origin. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  /** "mailbox" stores mails on this machine; "smtp" sends them. */
  readonly kind: "mailbox" | "smtp";
  /** @throws MailFailedError when the mail could not be sent. */
  send(mail: Mail): Promise<void>;
  /**
   * Tells whether mails can leave at all, before the answer to a request for one; the mail itself
   * follows after it (rule 20).
   * @throws MailFailedError as `send`.
   */
  rehearse(): Promise<void>;
}

/** The mail server refused or could not be reached; the cause says which. */
export class MailFailedError extends Error {}
