import { browserStorageManager, isForgottenOnClose } from "../../local/db/storage-health.ts";
import { showAlert } from "./notices.ts";

let isChecked = false;

export async function warnInPrivateWindow(words: string): Promise<void> {
  if (isChecked) return;
  isChecked = true;
  if (await isForgottenOnClose(browserStorageManager())) await showAlert(words);
}
