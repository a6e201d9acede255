import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface NameLinkProps {
  readonly to: string;
  /** The whole name, because what shows may be cut off. */
  readonly name: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Links a name to its page: it looks like text, and is underlined under pointer and focus. */
export function NameLink({ to, name, className, children = name }: NameLinkProps) {
  return (
    <Link
      to={to}
      dir="auto"
      title={name}
      className={clsx(
        "min-w-0 name-line underline-offset-4 hover:underline focus-visible:underline",
        className,
      )}
    >
      {children}
    </Link>
  );
}
