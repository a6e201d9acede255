import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageTitle } from "./page-title.ts";

/** Lays out a page with width, padding, heading and tab title, inside the layout's <main>. */
export function Page({
  title,
  above,
  lead,
  action,
  aside,
  isTight = false,
  isOpening = false,
  children,
}: {
  title: string;
  above?: ReactNode;
  lead?: ReactNode;
  /** One button, beside the heading from 800 px, on a phone beside the lead or below large texts. */
  action?: ReactNode;
  /** Stands beside the heading from 800 px on, and below it on a phone. */
  aside?: ReactNode;
  /** Starts the content as high as possible on a phone. */
  isTight?: boolean;
  /** Shows what is known of a shared address instead of title and lead, while its rows come. */
  isOpening?: boolean;
  children: ReactNode;
}) {
  const opening = isOpening ? headOfAddress() : null;
  const shown = opening?.title || title;
  usePageTitle(shown);
  return (
    <div
      className={clsx(
        "mx-auto max-w-page px-3 pb-24 wide:px-5",
        above === undefined ? "pt-4 wide:pt-6" : "pt-1 wide:pt-3",
        isTight && "max-wide:pt-0",
      )}
    >
      {above}
      <div
        className={clsx(
          "mb-4 grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3",
          aside && "wide:grid-cols-[minmax(0,1fr)_auto]",
          isTight && "max-wide:mb-2 max-wide:gap-y-2",
        )}
      >
        <div
          className={clsx(
            action !== undefined &&
              "flex flex-wrap items-center gap-x-4 *:first:w-full max-wide:gap-y-2 max-wide:*:first:-mb-2 wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:*:last:col-start-2 wide:*:last:row-span-2 wide:*:last:row-start-1",
          )}
        >
          <h1
            data-head={isOpening ? "title" : undefined}
            className={clsx("type-h1", isOpening && "wrap-anywhere")}
          >
            {shown}
          </h1>
          {opening && <OpeningLead text={opening.description} />}
          {lead !== undefined && (
            <div
              className={clsx(
                "mt-1 flex-[1_1_5rem] text-balance text-dense text-text-2",
                isTight && "max-wide:mt-0",
              )}
            >
              {lead}
            </div>
          )}
          {action}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** Says what a shared address is about where the page has no heading of its own to say it. */
export function OpeningHead() {
  const opening = headOfAddress();
  return (
    opening && (
      <div className="mb-4">
        <p data-head="title" className="type-h1">
          {opening.title}
        </p>
        <OpeningLead text={opening.description} />
      </div>
    )
  );
}

function OpeningLead({ text }: { text: string }) {
  return (
    <p data-head="description" className="mt-1 text-dense text-text-2 empty:hidden">
      {text}
    </p>
  );
}

/**
 * null: the host says nothing of its pages, or another address is open by now. In index.html the
 * server fills the empty lines (`withPageHead`), or else public/first-paint.js.
 */
function headOfAddress() {
  if (typeof document === "undefined") return { title: "", description: "" };
  const address = contentOf("og:url");
  const title = contentOf("og:title");
  const description = contentOf("og:description");
  if (address === null || title === null || description === null) return null;
  return new URL(address).pathname === location.pathname ? { title, description } : null;
}

function contentOf(property: string): string | null {
  const meta = document.querySelector(`meta[property="${property}"]`);
  return meta?.getAttribute("content") ?? null;
}
