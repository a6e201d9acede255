import { authMessages } from "../auth-messages.ts";

/** P §5, P §9; the server asks for the same. */
export const MIN_PASSWORD_LENGTH = 6;

/** undefined: the server may be asked. */
export type FieldCheck = (value: string) => string | undefined;

export const checkEmail: FieldCheck = (email) => {
  if (email === "") return authMessages.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : authMessages.emailWrong;
};

/** A password that exists: only the server knows whether it is right. */
export const checkKnownPassword: FieldCheck = (password) =>
  password === "" ? authMessages.passwordMissing : undefined;

export const checkNewPassword: FieldCheck = (password) =>
  password.length < MIN_PASSWORD_LENGTH ? authMessages.passwordShort : undefined;

/** A code without the spaces that somebody has typed or copied along. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, "");
}

/** Installations may use longer codes than ours. */
export const checkCode: FieldCheck = (code) =>
  /^\d{6,10}$/.test(digitsOf(code)) ? undefined : authMessages.codeMissing;
