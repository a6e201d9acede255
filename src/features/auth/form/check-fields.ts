import { authMessages } from "../auth-messages.ts";

/** The server asks for the same length (P §5, P §9). */
const MIN_PASSWORD_LENGTH = 6;

/** undefined lets the form ask the server. */
export type FieldCheck = (value: string) => string | undefined;

export const checkEmail: FieldCheck = (email) => {
  if (email === "") return authMessages.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : authMessages.emailWrong;
};

/** Only the server knows whether an existing password is right. */
export const checkKnownPassword: FieldCheck = (password) =>
  password === "" ? authMessages.passwordMissing : undefined;

export const checkNewPassword: FieldCheck = (password) =>
  password.length < MIN_PASSWORD_LENGTH ? authMessages.passwordShort : undefined;

/** Removes spaces that somebody typed or copied along with a code. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, "");
}

/** Installations may use longer codes than ours. */
export const checkCode: FieldCheck = (code) =>
  /^\d{6,10}$/.test(digitsOf(code)) ? undefined : authMessages.codeMissing;
