import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartUpError } from "../config/start-up-error.ts";
import { type ApiAnswer, type ApiHandler, type ApiRequest, jsonAnswer } from "./api-message.ts";
import { callerAddress } from "./caller-address.ts";
import { encodeBody } from "./encode-body.ts";
import { BodyTooLargeError, readBody } from "./read-body.ts";

export interface HttpServer {
  /** The `http://host:port` on which it listens. */
  readonly url: string;
  /** Refuses new requests and resolves once the running ones have ended, those of callers who left too. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** True behind a web server that forwards the caller's address; see caller-address.ts. */
  readonly isBehindProxy: boolean;
}

/** Shorter answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 1_024;

/** Milliseconds after which a stop cuts running requests off. */
const CLOSE_WITHIN_MS = 10_000;

/**
 * Listens and passes every request to `handle`.
 * @throws StartUpError when host or port cannot be used; the sentence names the variable.
 */
export async function listen(
  { host, port, isBehindProxy }: ListenOptions,
  handle: ApiHandler,
): Promise<HttpServer> {
  let isClosing = false;
  const running = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    // A kept-alive connection would keep the server open after its last answer.
    if (isClosing) outgoing.shouldKeepAlive = false;
    outgoing.on("finish", () => {
      if (isClosing) incoming.socket.destroySoon();
    });
    const answer = respond(incoming, outgoing, handle, isBehindProxy)
      .catch((error: unknown) => {
        process.stderr.write(`A request could not be answered: ${String(error)}\n`);
        outgoing.destroy();
      })
      .finally(() => running.delete(answer));
    running.add(answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${address.port}`,
    close: async () => {
      isClosing = true;
      const inTime = new AbortController();
      const deadline = sleep(CLOSE_WITHIN_MS, undefined, { signal: inTime.signal }).catch(() => {});
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await Promise.race([closed.then(() => Promise.all(running)), deadline]);
      inTime.abort();
      server.closeAllConnections();
      await closed;
    },
  };
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartUpError(`PORT ${port} is already in use. Choose another with PORT.`);
    case "EACCES":
      return new StartUpError(`PORT ${port} may not be used by this user. Choose another.`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EADDRNOTAVAIL":
      return new StartUpError(`HOST must be an address of this machine, but it is "${host}".`);
    default:
      return error;
  }
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: ApiHandler,
  isBehindProxy: boolean,
): Promise<void> {
  const answer = await answerOf(incoming, handle, isBehindProxy);
  const headers: Record<string, string> = { ...answer.headers };
  let body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
  const isPlain = headers["content-encoding"] === undefined;
  if (body !== undefined && isPlain && body.length >= COMPRESS_FROM_BYTES) {
    const isText = /^(application\/[\w.+-]*json|text\/)/.test(headers["content-type"] ?? "");
    if (isText && /\bgzip\b/.test(String(incoming.headers["accept-encoding"] ?? ""))) {
      body = await encodeBody(body, "gzip");
      headers["content-encoding"] = "gzip";
      headers.vary = "accept-encoding";
    }
  }
  const isBodiless = answer.status === 204 || answer.status === 304;
  if (!isBodiless) headers["content-length"] = String(body?.length ?? 0);
  outgoing.writeHead(answer.status, headers);
  outgoing.end(incoming.method === "HEAD" || isBodiless ? undefined : body);
}

async function answerOf(
  incoming: IncomingMessage,
  handle: ApiHandler,
  isBehindProxy: boolean,
): Promise<ApiAnswer> {
  try {
    return await handle(await toApiRequest(incoming, isBehindProxy));
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      return jsonAnswer(413, { code: "PT413", message: "The request is too large." });
    }
    if (error instanceof URIError || (error as NodeJS.ErrnoException).code === "ERR_INVALID_URL") {
      return jsonAnswer(400, { code: "400", message: "The address cannot be read." });
    }
    process.stderr.write(`${incoming.method} ${incoming.url}: ${stackOf(error)}\n`);
    return jsonAnswer(500, { code: "500", message: "The server failed; its log says why." });
  }
}

async function toApiRequest(
  incoming: IncomingMessage,
  isBehindProxy: boolean,
): Promise<ApiRequest> {
  const origin = `http://${incoming.headers.host ?? "localhost"}`;
  const url = new URL(`http://localhost${incoming.url ?? "/"}`);
  const remoteAddress = incoming.socket.remoteAddress ?? "";
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return {
    method: incoming.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: await readBody(incoming),
    remoteAddress,
    callerAddress: callerAddress(remoteAddress, headers["x-forwarded-for"], isBehindProxy),
    origin,
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
