import { FunctionError } from "../_shared/function-error.ts";

/** The `code` of what `set-crest` refuses; the app has words for each. */
export type CrestErrorCode =
  | "bad_request"
  | "not_admin"
  | "unknown_team"
  | "too_large"
  | "not_a_picture"
  | "png_broken"
  | "png_dimensions"
  | "svg_broken"
  | "svg_size"
  | "svg_text"
  | "svg_image"
  | "svg_style"
  | "svg_effect"
  | "svg_too_complex";

/** Refuses a picture that the caller has to change. */
export function unfit(code: CrestErrorCode, message: string): FunctionError<CrestErrorCode> {
  return new FunctionError(422, code, message);
}
