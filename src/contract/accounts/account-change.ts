import { changeAnswer } from "../change-answer.ts";

const REASONS = ["unknown_user", "unconfirmed", "disabled", "last_admin", "self"] as const;
export type ChangeRefusal = (typeof REASONS)[number];

export const readAccountChange = changeAnswer(REASONS);
