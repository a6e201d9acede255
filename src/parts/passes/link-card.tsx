import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { QrCode } from "../qr-code.tsx";
import { madePassMessages } from "./made-pass-messages.ts";

/** Shows an address as a QR code, and as a link for people who are not here. */
export function LinkCard({
  url,
  title,
  onCopy,
  children,
}: {
  url: string;
  title: string;
  onCopy: (url: string) => void;
  children?: ReactNode;
}) {
  const canShare = typeof navigator.share === "function";
  return (
    <section
      aria-label={title}
      className="card grid justify-items-center gap-3 p-4 flat:grid-cols-[auto_minmax(0,1fr)] flat:grid-rows-[auto_auto_1fr] flat:items-start flat:justify-items-start flat:p-2"
    >
      {/* On a lying phone a camera must see the whole code without scrolling. */}
      <QrCode
        text={url}
        title={title}
        className="w-full max-w-72 rounded-chip flat:row-span-3 flat:w-[max(8rem,calc(100dvh-11.5rem))]"
      />
      {children}
      <div className="flex flex-wrap justify-center gap-2 flat:justify-start">
        <Button onClick={() => onCopy(url)}>{madePassMessages.copy}</Button>
        {canShare && (
          <Button
            // Closing the share sheet also rejects, but is not an error.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {madePassMessages.share}
          </Button>
        )}
      </div>
    </section>
  );
}
