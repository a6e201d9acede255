import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";

/** Clients that send this version get errors as {code, message}, older ones {code, error_code, msg}. */
const VERSION_HEADER = "x-supabase-api-version";
const VERSION = "2024-01-01";

/** Ends an auth request with the hosted auth server's status, code and words. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds after which a refused request may be sent again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }

  toAnswer(request: ApiRequest): ApiAnswer {
    const { status, code, message, extra, retryAfter } = this;
    const errorHeader = {
      "x-sb-error-code": code,
      ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    };
    if ((request.headers[VERSION_HEADER] ?? "") >= VERSION) {
      return jsonAnswer(
        status,
        { code, message, ...extra },
        { ...errorHeader, [VERSION_HEADER]: VERSION },
      );
    }
    return jsonAnswer(
      status,
      { code: status, error_code: code, msg: message, ...extra },
      errorHeader,
    );
  }
}

/** 400 validation_failed. */
export function invalidInput(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}
