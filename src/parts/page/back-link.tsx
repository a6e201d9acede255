import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";

/** Links to the screen above this one, first on the page over its heading. */
export function BackLink({ to, label }: { to: string; label: ReactNode }) {
  return (
    <Link
      to={to}
      data-beside-pill
      className="-ml-1 inline-flex min-h-11 items-center gap-1 py-2 text-dense font-strong wrap-anywhere max-bar:max-w-[max(12rem,100%-7.5rem)] print:hidden"
    >
      <Icon as={ChevronLeft} size="sm" />
      {label}
    </Link>
  );
}
