import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** What the server does with one request. */
export type ProviderTurn = (response: ServerResponse, request: IncomingMessage) => void;

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string;
}

export interface ScriptedProvider {
  readonly url: string;
  /** Address and keys, once it listens. */
  readonly access: { readonly url: string; readonly site: string; readonly token: string };
  /** Its turns are taken in order; the last one is repeated. */
  answers(...turns: ProviderTurn[]): void;
  readonly seen: SeenRequest[];
}

export const SITE = "club-site";
export const TOKEN = "token-that-nobody-may-see";

export function json(value: unknown, status = 200, headers: Record<string, string> = {}) {
  return text(JSON.stringify(value), status, { "content-type": "application/json", ...headers });
}

export function text(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): ProviderTurn {
  return (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

/** Promises more than it sends, and closes. */
export const cutShort: ProviderTurn = (response) => {
  response.writeHead(200, { "content-length": "1000" });
  response.write('{"games":[', () => response.destroy());
};

export const hangUp: ProviderTurn = (response) => response.destroy();

export const silent: ProviderTurn = () => {};

/** A server in the provider's place, for all tests of the calling file. */
export function scriptedProvider(): ScriptedProvider {
  let turns: ProviderTurn[] = [];
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const token = String(request.headers["x-client-token"] ?? "");
    seen.push({ method: request.method ?? "", path: request.url ?? "", token });
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    (turn ?? text("no turn", 500))(response, request);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  beforeEach(() => {
    turns = [];
    seen.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get url() {
      return url();
    },
    get access() {
      return { url: url(), site: SITE, token: TOKEN };
    },
    answers(...next) {
      turns = next;
    },
    seen,
  };
}
