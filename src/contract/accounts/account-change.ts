import { changeAnswer } from "../change-answer.ts";

export const readAccountChange = changeAnswer([
  "unknown_user",
  "unconfirmed",
  "disabled",
  "last_admin",
  "self",
]);
