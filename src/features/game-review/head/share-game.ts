import { copyText } from "../../../app/commands/copy-text.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { reviewMessages } from "../review-messages.ts";

/** Opens the share sheet; without one copies the link, and where that is refused shows it. */
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

/** The game's address without anything of this visit. */
export function gameUrl(gameId: string): string {
  return new URL(paths.review(gameId), location.origin).href;
}

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}
