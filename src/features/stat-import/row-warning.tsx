import { TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

/** The sign stays beside the first line of a long warning. */
export function RowWarning({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-dense font-strong text-warn">
      <span className="grid h-[1lh] flex-none items-center">
        <Icon as={TriangleAlert} size="sm" />
      </span>
      {text}
    </p>
  );
}
