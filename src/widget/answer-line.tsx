import { type ReactNode, useEffect } from "react";
import { momentText } from "../parts/page/moment-text.ts";
import address from "../ui/styles/fonts.css?url";
import type { WidgetViewProps } from "./widget-kind.ts";
import { widgetMessages as words } from "./widget-messages.ts";

/** Stands above the content: the season's part, and the age of rows that were not renewed. */
export function AnswerLine({
  answer,
  isOld,
  children,
}: Pick<WidgetViewProps<unknown>, "answer" | "isOld"> & { children?: ReactNode }) {
  // Loads after the figures, so that they never wait for the typeface.
  useEffect(loadTypeface, []);
  return (
    <p className="answer-line flex min-h-11 empty:min-h-3 flex-wrap items-center justify-between gap-x-4 text-dense">
      {children}
      {isOld && (
        <span role="status" className="text-text-2">
          {words.asOf(momentText(new Date(answer.readAt).toISOString(), Date.now()))}
        </span>
      )}
    </p>
  );
}

/** The device's own typeface shows until the files have loaded. */
function loadTypeface(): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
