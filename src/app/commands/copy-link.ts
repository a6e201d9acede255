import { notify, showAlert } from "../notices/notices.ts";
import { copyText } from "./copy-text.ts";

export async function copyLink(url: string, copied: string): Promise<void> {
  if (await copyText(url)) notify(copied);
  else await showAlert(url);
}
