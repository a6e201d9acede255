/** One request as the handlers see it; header names are lower case. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /**
   * The other end of the connection, which may be a web server in front of this one; decides what
   * is loopback only.
   */
  readonly remoteAddress: string;
  /** The caller's own address as far as it is known, for rate limits. */
  readonly callerAddress: string;
  /** The `http://host:port` that the caller used. */
  readonly origin: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Answers one request; throws errors that are not answers. */
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
 * Says which hosted feature this backend lacks. Clients do not retry a 501 like a passing fault,
 * nor take it for an empty answer.
 */
export function notBuilt(what: string): ApiAnswer {
  return jsonAnswer(501, {
    code: "not_implemented",
    message: `The embedded backend does not offer ${what}. A hosted project does.`,
    details: null,
    hint: null,
  });
}
