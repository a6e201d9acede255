/** One request as the handlers see it; header names are lower case. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** The other end of the connection, for what is loopback only; a web server before us, maybe. */
  readonly remoteAddress: string;
  /** The person's own address as far as it is known, for limits. */
  readonly callerAddress: string;
  /** `http://host:port` the caller used. */
  readonly origin: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Takes one request to its answer; errors that are not answers are thrown. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiAnswer>;

/** An answer with a JSON body. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ApiAnswer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/**
 * What the hosted service could do and this stand-in does not, in words. 501 is never retried
 * as if it were a passing fault, and never mistaken for an empty answer.
 */
export function notBuilt(what: string): ApiAnswer {
  return jsonAnswer(501, {
    code: "not_implemented",
    message: `The embedded backend does not offer ${what}. A hosted project does.`,
    details: null,
    hint: null,
  });
}
