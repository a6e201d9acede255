import { notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { reviewMessages } from "../review-messages.ts";

/**
 * Hands the game's link to the device's own share sheet; where there is none, copies it and says
 * so, and where that is not allowed either, shows it.
 */
export async function shareGame(gameId: string, text: string): Promise<void> {
  const url = gameUrl(gameId);
  if (typeof navigator.share === "function") {
    const failure = await navigator.share({ title: text, text, url }).then(
      () => null,
      (error: unknown) => error,
    );
    // Whoever closes the sheet has decided; anything else leaves the link to be copied.
    if (failure === null || isAbort(failure)) return;
  }
  // Not on every address: without https the browser has no clipboard for us.
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (isCopied) notify(reviewMessages.share.copied);
  else await showAlert(reviewMessages.share.here(url));
}

/** The one address of a game, without anything of this visit in it. */
export function gameUrl(gameId: string): string {
  return new URL(paths.review(gameId), location.origin).href;
}

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}
