import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, MailTransport } from "./mail-transport.ts";

export interface KeptMail extends Mail {
  readonly sentAt: string;
}

export interface Mailbox extends MailTransport {
  /** All mails, newest first. */
  list(): Promise<KeptMail[]>;
}

/** Keeps mails as files in a folder, for an installation without SMTP_URL. */
export function openMailbox(folder: string): Mailbox {
  return {
    kind: "mailbox",
    async send(mail) {
      const sentAt = new Date().toISOString();
      const path = join(folder, `${sentAt.replace(/\W/g, "")}-${randomUUID()}.json`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.new`, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    rehearse: () => mkdir(folder, { recursive: true }).then(() => undefined),
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      const kept = names
        .filter((name) => name.endsWith(".json"))
        .sort()
        .reverse();
      return Promise.all(
        kept.map(
          async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptMail,
        ),
      );
    },
  };
}
