/** Ends a function with a status and a body `{code, message}`. */
export class FunctionError<Code extends string = string> extends Error {
  readonly status: number;
  readonly code: Code;
  /** Seconds to wait, for a 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: Code, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
