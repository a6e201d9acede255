import { changeAnswer } from "../change-answer.ts";

/** Why the server left an account as it was. */
const REASONS = ["unknown_user", "unconfirmed", "disabled", "last_admin", "self"] as const;
export type ChangeRefusal = (typeof REASONS)[number];

/** Reads the answer of `set_user_role`, `set_collector` and `set_user_disabled`. */
export const readAccountChange = changeAnswer(REASONS);
