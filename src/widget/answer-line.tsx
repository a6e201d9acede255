import type { ReactNode } from "react";
import { momentText } from "../parts/page/moment-text.ts";
import type { WidgetViewProps } from "./widget-kind.ts";
import { widgetMessages as words } from "./widget-messages.ts";

/** Stands above the content: the season's part, and the age of rows that were not renewed. */
export function AnswerLine({
  answer,
  isOld,
  children,
}: Pick<WidgetViewProps<unknown>, "answer" | "isOld"> & { children?: ReactNode }) {
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
