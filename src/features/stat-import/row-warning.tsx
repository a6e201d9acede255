import { clsx } from "clsx";
import { Check, TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

/** The sign alone has a colour, and stays beside the first line of a long warning. */
export function RowWarning({ text, isSettled = false }: { text: string; isSettled?: boolean }) {
  return (
    <p className={clsx("flex items-start gap-1.5 text-dense", isSettled && "text-text-2")}>
      <span
        className={clsx(
          "grid h-[1lh] flex-none items-center",
          isSettled ? "text-win" : "text-warn",
        )}
      >
        <Icon as={isSettled ? Check : TriangleAlert} size="sm" />
      </span>
      {text}
    </p>
  );
}
