import { browserStorageManager, isForgottenOnClose } from "../../local/db/storage-health.ts";
import { showAlert } from "./notices.ts";

let isChecked = false;

/** Shows the words once per page, if the browser deletes all data when its window closes. */
export async function warnInPrivateWindow(words: string): Promise<void> {
  if (isChecked) return;
  isChecked = true;
  if (await isForgottenOnClose(browserStorageManager())) await showAlert(words);
}
