import { copyText } from "../../app/commands/copy-text.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { paths } from "../../app/paths.ts";
import type { MadePass } from "../../domain/access/game-pass.ts";
import { QrCode } from "../../parts/qr-code.tsx";
import { Button } from "../../ui/button.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";

export function passUrl({ gameId, secret }: MadePass): string {
  return new URL(paths.pass(gameId, secret), location.origin).href;
}

/** The code on the screen, and the link for whoever is not here. */
export function MadePassCard({ pass, game }: { pass: MadePass; game: string }) {
  const url = passUrl(pass);
  const canShare = typeof navigator.share === "function";
  async function copy() {
    if (await copyText(url)) notify(words.copied);
    else await showAlert(url);
  }
  return (
    <section aria-label={words.qr(game)} className="card grid justify-items-center gap-3 p-4">
      <QrCode text={url} title={words.qr(game)} className="w-full max-w-72" />
      <p className="font-strong">{words.ends(pass.expiresAt)}</p>
      <p className="max-w-reading text-center text-dense text-text-2">{words.once}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {canShare && (
          <Button
            // Closing the share sheet is an answer too.
            onClick={() =>
              void navigator.share({ title: words.qr(game), url }).catch(() => undefined)
            }
          >
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
}
