import type { ReactNode } from "react";
import { usePageTitle } from "./page-title.ts";

/** The body of a page: width, padding, heading, tab title. The layout's <main> stands around it. */
export function Page({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Beside the heading from 800 px, under it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-3 pt-4 pb-24 wide:px-5 wide:pt-6">
      <div className="mb-4 grid items-center gap-x-6 gap-y-3 wide:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="type-h1">{title}</h1>
          {lead !== undefined && <p className="mt-1 text-dense text-text-2">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
