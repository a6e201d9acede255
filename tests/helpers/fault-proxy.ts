import { once } from "node:events";
import http, { type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gunzipSync } from "node:zlib";

/** What goes wrong with a request that a rule has caught. */
export type Fault =
  /** The request never reaches the server. */
  | { readonly kind: "lose-request" }
  /** The server does the work; its answer never arrives. */
  | { readonly kind: "lose-answer" }
  /** The connection stays open, and no answer ever comes. The server sees nothing. */
  | { readonly kind: "stall" }
  /** The server gets the request twice; the second answer is the one that arrives. */
  | { readonly kind: "deliver-twice" }
  /** The server does the work; half of its answer arrives, then the connection breaks. */
  | { readonly kind: "cut-answer" }
  /** A gateway or captive portal answers. The server sees nothing. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body: string;
    };

export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  /** The role in the bearer token; `anon` when the request has the publishable key only. */
  readonly role: string;
  readonly userId: string | null;
  readonly body: string;
  readonly fault: Fault["kind"] | null;
  /** The status that the browser received; null when it received nothing. */
  status: number | null;
  /** What the browser received of `/rest/`, as text. */
  answer: string;
}

interface Rule {
  readonly matches: (request: { method: string; path: string; body: string }) => boolean;
  readonly fault: Fault;
  left: number;
  fired: number;
}

export interface FaultProxy {
  /** The address that the browser opens instead of the server's. */
  readonly url: string;
  readonly requests: readonly ProxiedRequest[];
  /** Catches the next `times` requests that match; returns how often it has fired so far. */
  inject(matches: Rule["matches"], fault: Fault, times?: number): () => number;
  /** Forgets every rule. */
  heal(): void;
  /** Stops listening and cuts every open connection: no network at all. */
  cut(): Promise<void>;
  /** Listens again on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** One origin serves app and API, as in production: cookies, service worker, CSP are the same. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const upstream = new URL(target);
  const requests: ProxiedRequest[] = [];
  const rules: Rule[] = [];
  const sockets = new Set<Socket>();
  let server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  function createServer(): http.Server {
    const created = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        void handle(
          request.method ?? "GET",
          request.url ?? "/",
          request.headers,
          Buffer.concat(chunks),
          response,
        );
      });
    });
    created.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    return created;
  }

  async function handle(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const asked = { method, path, body: body.toString("utf8") };
    const rule = rules.find((each) => each.left > 0 && each.matches(asked));
    if (rule) {
      rule.left -= 1;
      rule.fired += 1;
    }
    const entry: ProxiedRequest = {
      method,
      path,
      ...bearerOf(headers),
      body: asked.body,
      fault: rule?.fault.kind ?? null,
      status: null,
      answer: "",
    };
    requests.push(entry);
    const send = (status: number, answerHeaders: IncomingHttpHeaders, answer: Buffer) => {
      entry.status = status;
      if (path.startsWith("/rest/")) entry.answer = textOf(answerHeaders, answer);
      if (!response.destroyed) response.writeHead(status, answerHeaders).end(answer);
    };
    switch (rule?.fault.kind) {
      case "lose-request":
        response.destroy();
        return;
      case "stall":
        return;
      case "answer":
        send(rule.fault.status, rule.fault.headers ?? {}, Buffer.from(rule.fault.body));
        return;
      case "lose-answer":
        await forward(method, path, headers, body);
        response.destroy();
        return;
      case "cut-answer": {
        const whole = await forward(method, path, headers, body);
        response.writeHead(200, { ...whole?.headers, "content-length": whole?.body.length ?? 9 });
        const half = whole?.body.subarray(0, whole.body.length / 2) ?? "{";
        response.write(half, () => response.destroy());
        return;
      }
      case "deliver-twice":
        await forward(method, path, headers, body);
    }
    const answer = await forward(method, path, headers, body);
    if (answer) send(answer.status, answer.headers, answer.body);
    else response.destroy();
  }

  /** The server's answer, or null when it cannot be reached. */
  function forward(method: string, path: string, headers: IncomingHttpHeaders, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer } | null>(
      (resolve) => {
        const outgoing = http.request(
          { host: upstream.hostname, port: upstream.port, method, path, headers, agent: false },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
            incoming.on("error", () => resolve(null));
            incoming.on("end", () => {
              const { "transfer-encoding": _, connection: __, ...rest } = incoming.headers;
              const answer = Buffer.concat(chunks);
              resolve({ status: incoming.statusCode ?? 502, headers: rest, body: answer });
            });
          },
        );
        outgoing.on("error", () => resolve(null));
        outgoing.end(body);
      },
    );
  }

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, "close") : Promise.resolve();
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    inject(matches, fault, times = 1) {
      const rule: Rule = { matches, fault, left: times, fired: 0 };
      rules.push(rule);
      return () => rule.fired;
    },
    heal() {
      rules.length = 0;
    },
    cut,
    async restore() {
      server = createServer();
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close: cut,
  };
}

const textOf = (headers: IncomingHttpHeaders, body: Buffer) =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString("utf8");

function bearerOf(headers: IncomingHttpHeaders): { role: string; userId: string | null } {
  const token = headers.authorization?.replace(/^Bearer /i, "");
  const [, claims] = token?.split(".") ?? [];
  if (!claims) return { role: "anon", userId: null };
  const { role = "anon", sub = null } = JSON.parse(
    Buffer.from(claims, "base64url").toString("utf8"),
  ) as { role?: string; sub?: string | null };
  return { role, userId: sub };
}
