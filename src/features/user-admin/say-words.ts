import { notify, showAlert } from "../../app/notices/notices.ts";
import type { Words } from "./invitation-words.ts";

/** Says a success in passing, and waits for OK on anything else (D1). */
export async function sayWords({ kind, text }: Words): Promise<void> {
  if (kind === "notice") notify(text);
  else await showAlert(text);
}
