import { rm } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { join, relative } from "node:path";
import type { DatabaseFiles } from "../database/database-files.ts";

export interface MaintenanceSocket {
  close(): Promise<void>;
}

/**
 * Lets commands on this machine ask the running server to copy or to replace its database, by a
 * socket in DATA_DIR: whoever may enter the folder may use it, and no network leads there.
 */
async function listen(dataDir: string, files: DatabaseFiles): Promise<MaintenanceSocket> {
  const path = socketPath(dataDir);
  // Left by a process that was killed; the folder's lock says that no other one lives.
  await rm(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    const asked = incoming.url?.slice(1);
    if (incoming.method !== "POST" || (asked !== "copy" && asked !== "replace")) {
      outgoing.writeHead(404).end();
      return;
    }
    files[asked]().then(
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

/** Where the system allows no such socket, the server says so and runs without it. */
export async function listenForMaintenance(
  dataDir: string,
  files: DatabaseFiles,
): Promise<MaintenanceSocket | undefined> {
  try {
    return await listen(dataDir, files);
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
export async function askRunningServer(
  dataDir: string,
  request: keyof DatabaseFiles,
): Promise<void> {
  const { status, text } = await new Promise<{ status: number; text: string }>(
    (resolve, reject) => {
      const asked = httpRequest(
        { socketPath: socketPath(dataDir), method: "POST", path: `/${request}`, agent: false },
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
  const path = join(dataDir, "maintenance.sock");
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}
