import { notify, showAlert } from "../notices/notices.ts";
import { copyText } from "./copy-text.ts";

/** Says that the link is copied; if the browser refuses, a dialog shows it to copy by hand. */
export async function copyLink(url: string, copied: string): Promise<void> {
  if (await copyText(url)) notify(copied);
  else await showAlert(url);
}
