import { copyText } from "../../../app/commands/copy-text.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { reviewMessages } from "../review-messages.ts";

/** Opens the share sheet, or else copies the link, or shows it if copying is refused. */
export async function shareGame(gameId: string, text: string): Promise<void> {
  const url = gameUrl(gameId);
  if (typeof navigator.share === "function") {
    const failure = await navigator.share({ title: text, text, url }).then(
      () => null,
      (error: unknown) => error,
    );
    // Closing the sheet is an answer; after any other failure the link is copied.
    if (failure === null || isAbort(failure)) return;
  }
  if (await copyText(url)) notify(reviewMessages.share.copied);
  else await showAlert(reviewMessages.share.here(url));
}

/** Returns the game's address without this visit's parameters. */
export function gameUrl(gameId: string): string {
  return new URL(paths.review(gameId), location.origin).href;
}

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}
