import { notify, showAlert } from "../notices/notices.ts";
import { copyText } from "./copy-text.ts";

/** Says that it is copied; where the browser refuses, the link stands in a dialog to be copied by hand. */
export async function copyLink(url: string, copied: string): Promise<void> {
  if (await copyText(url)) notify(copied);
  else await showAlert(url);
}
