import { type ApiAnswer, jsonAnswer } from "../http/api-message.ts";

/** The four fields of every PostgREST error. */
export interface RestErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** Ends a REST request with PostgREST's status and body. */
export class RestError extends Error {
  readonly status: number;
  readonly body: RestErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RestErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toAnswer(): ApiAnswer {
    const { code, details = null, hint = null, message } = this.body;
    return jsonAnswer(this.status, { code, details, hint, message }, this.headers);
  }
}

/** PGRST100: a part of the query string could not be read. */
export function unreadableRequest(part: string, text: string): RestError {
  return new RestError(400, {
    code: "PGRST100",
    message: `"failed to parse ${part} (${text})" (line 1, column 1)`,
    details: `unexpected ${part}`,
  });
}

/** The request asks for more than one request may. */
export function tooMuch(what: string): RestError {
  return new RestError(400, { code: "PGRST100", message: `The request is too large: ${what}` });
}

/** The client asked for a feature that only the hosted service has. */
export class NotBuiltError extends Error {}
