import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/**
 * An exact answer; `hang` never answers, `stall` stops in the middle of a body, `cut` closes the
 * connection there.
 */
export type ScriptedAnswer =
  | "hang"
  | "stall"
  | "cut"
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

export interface ScriptedServer {
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
  answer: (request: ScriptedRequest) => ScriptedAnswer | Promise<ScriptedAnswer>;
  close(): Promise<void>;
}

/** Answers over a real socket exactly as the test says. */
export async function startScriptedServer(
  answer: ScriptedServer["answer"],
): Promise<ScriptedServer> {
  const requests: ScriptedRequest[] = [];
  const listener = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", async () => {
      const url = new URL(incoming.url ?? "/", "http://localhost");
      const request: ScriptedRequest = {
        method: incoming.method ?? "",
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(request);
      const reply = await scripted.answer(request);
      if (reply === "hang") return;
      if (reply === "cut" || reply === "stall") {
        outgoing.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
        outgoing.write('[{"id":', () => reply === "cut" && outgoing.destroy());
        return;
      }
      outgoing.writeHead(reply.status, reply.headers);
      outgoing.end(reply.body);
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const scripted: ScriptedServer = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    requests,
    answer,
    async close() {
      listener.closeAllConnections();
      listener.close();
      await once(listener, "close");
    },
  };
  return scripted;
}

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Exclude<ScriptedAnswer, string> {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(body),
  };
}

/** The page that a captive portal or a proxy sends instead of the answer. */
export function portalPage(status: number): Exclude<ScriptedAnswer, string> {
  return {
    status,
    headers: { "content-type": "text/html" },
    body: "<!doctype html><html><body>Welcome to Airport Wi-Fi</body></html>",
  };
}
