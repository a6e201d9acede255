import { createServer, type Socket } from "node:net";

export interface SmtpServer {
  readonly url: string;
  /** Whole mails, headers and text, decoded; the newest last. */
  readonly mails: readonly string[];
  /** Holds the answer to every mail until the returned function is called. */
  holdMails(): () => void;
  stop(): Promise<void>;
}

/** A minimal SMTP server that accepts and keeps every mail. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  let taking: Promise<void> = Promise.resolve();
  const server = createServer((socket) => talk(socket, mails, () => taking));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}?from=league@example.test`,
    mails,
    holdMails() {
      let take = () => {};
      taking = new Promise((resolve) => {
        take = resolve;
      });
      return take;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function talk(socket: Socket, mails: string[], taking: () => Promise<void>): void {
  let pending = "";
  let mail: string | undefined;
  socket.write("220 ready\r\n");
  socket.on("data", (chunk) => {
    pending += chunk.toString("utf8");
    for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (mail !== undefined) {
        if (line === ".") {
          const whole = decode(mail);
          mail = undefined;
          void taking().then(() => {
            mails.push(whole);
            socket.write("250 taken\r\n");
          });
        } else mail += `${line}\n`;
      } else if (/^data$/i.test(line)) {
        mail = "";
        socket.write("354 go on\r\n");
      } else if (/^quit$/i.test(line)) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    }
  });
}

/** Quoted-printable breaks long lines with "=" and writes "=" as "=3D". */
function decode(mail: string): string {
  return mail
    .replaceAll("=\n", "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
    );
}
