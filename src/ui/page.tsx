import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageTitle } from "./page-title.ts";

/** Lays out a page with width, padding, heading and tab title, inside the layout's <main>. */
export function Page({
  title,
  heading = title,
  above,
  lead,
  action,
  aside,
  isTight = false,
  children,
}: {
  title: string;
  /** Replaces the title on the page; the tab keeps the title. */
  heading?: ReactNode;
  above?: ReactNode;
  lead?: ReactNode;
  /** One button, beside the heading from 800 px, on a phone beside the lead or below large texts. */
  action?: ReactNode;
  /** Stands beside the heading from 800 px on, and below it on a phone. */
  aside?: ReactNode;
  /** Starts the content as high as possible on a phone. */
  isTight?: boolean;
  children: ReactNode;
}) {
  usePageTitle(title);
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
          <h1 className="type-h1">{heading}</h1>
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
