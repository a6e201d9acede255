import { rm } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { join, relative } from "node:path";
import type { DatabaseFiles } from "../database/database-files.ts";

/** What a command may ask a running server for. */
export type Wish = keyof DatabaseFiles;

export interface Door {
  close(): Promise<void>;
}

/**
 * Lets commands on this machine ask the running server, which has the database open, to copy or to
 * replace it. The door is a socket in DATA_DIR: whoever may enter the folder may use it, and no
 * network leads there.
 */
async function openDoor(dataDir: string, files: DatabaseFiles): Promise<Door> {
  const path = socketPath(dataDir);
  // Left by a process that was killed; the folder's lock says that no other one lives.
  await rm(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    const wish = incoming.url?.slice(1);
    if (incoming.method !== "POST" || (wish !== "copy" && wish !== "replace")) {
      outgoing.writeHead(404).end();
      return;
    }
    files[wish]().then(
      () => outgoing.writeHead(204).end(),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** As `openDoor`; where the system allows no such socket, the server runs without it. */
export async function openDoorOrSay(
  dataDir: string,
  files: DatabaseFiles,
): Promise<Door | undefined> {
  try {
    return await openDoor(dataDir, files);
  } catch (error) {
    const reason = (error as Error).message;
    process.stderr.write(`Backup and restore need this server stopped: ${reason}\n`);
    return undefined;
  }
}

/**
 * Asks the server that runs on DATA_DIR and waits until it is done.
 * @throws with the server's reason, or when nobody answers.
 */
export async function knock(dataDir: string, wish: Wish): Promise<void> {
  const { status, text } = await new Promise<{ status: number; text: string }>(
    (resolve, reject) => {
      const asked = httpRequest(
        { socketPath: socketPath(dataDir), method: "POST", path: `/${wish}`, agent: false },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (part: string) => {
            text += part;
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        },
      );
      asked.once("error", reject);
      asked.end();
    },
  );
  if (status !== 204) throw new Error(`The server could not do it: ${text}`);
}

/** Systems allow about a hundred characters, so the shorter way to write it is taken. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, "door");
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}
