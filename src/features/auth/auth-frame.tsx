import type { ReactNode } from "react";
import { usePageTitle } from "../../ui/page-title.ts";
import { useRootMark } from "../../ui/styles/root-marks.ts";
import { FieldPicture } from "./field-picture.tsx";

/** Puts a painted field above one task, so that sign-in, callback and reset look like one place. */
export function AuthFrame({
  appName,
  title,
  lead,
  tabTitle = title,
  isLow = false,
  hasOwnHeading = false,
  children,
}: {
  appName: string;
  title: string;
  lead?: string;
  /** Set if the heading names the place, so that the tab names the task. */
  tabTitle?: string;
  /** Leaves more of the screen to the task. */
  isLow?: boolean;
  /** Its heading names the task, so that the title stands back. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}) {
  usePageTitle(tabTitle);
  useRootMark("bare");
  return (
    <div className="min-h-dvh bg-surface pb-[env(safe-area-inset-bottom)]">
      <FieldPicture name={appName} isLow={isLow} />
      <main className="mx-auto grid max-w-[440px] grid-cols-1 gap-4 px-4 pt-5 pb-24">
        <div>
          <h1 className={hasOwnHeading ? "text-dense font-strong" : "type-h1 text-balance"}>
            {title}
          </h1>
          {lead !== undefined && <p className="mt-0.5 text-dense text-text-2">{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
