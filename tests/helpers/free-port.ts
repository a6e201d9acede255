import { createServer } from "node:net";

/** A loopback port that nobody listens on now, for a process that must be told its own. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no free port"));
        else resolve(address.port);
      });
    });
  });
}
