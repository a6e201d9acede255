/** An address under load, spoken to as the app speaks, without its retries and caches. */
export interface LoadApi {
  readonly url: string;
  readonly key: string;
  readonly secretKey: string;
}

export interface LoadAnswer {
  readonly status: number;
  readonly ms: number;
  readonly body: unknown;
}

/**
 * One request; `token` is a person's, else the key stands for nobody. A text is sent as it is, JSON
 * that no writer of JSON would make included.
 */
export async function askAs(
  api: LoadApi,
  path: string,
  token: string | null = null,
  body?: object | string,
): Promise<LoadAnswer> {
  const startedAt = performance.now();
  const { status, isJson, text } = await answered(api, path, token, body);
  const ms = performance.now() - startedAt;
  return { status, ms, body: isJson ? JSON.parse(text) : text };
}

/** A connection that the server has closed meanwhile is no answer: the request goes out again. */
async function answered(
  api: LoadApi,
  path: string,
  token: string | null,
  body: object | string | undefined,
): Promise<{ readonly status: number; readonly isJson: boolean; readonly text: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(api.url + path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          apikey: token === api.secretKey ? api.secretKey : api.key,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const isJson = response.headers.get("content-type")?.includes("json") === true;
      return { status: response.status, isJson, text: await response.text() };
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

const MOST_ATTEMPTS = 3;

/** The rows or result of a request that must succeed. */
export async function must<Value>(answer: Promise<LoadAnswer>): Promise<Value> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Value;
}
