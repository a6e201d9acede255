import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { WarnIcon } from "./shell-icons.tsx";

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** "h1" if nothing else stands on the page, "h3" below a section's heading. */
  readonly heading?: "h1" | "h2" | "h3";
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, heading: Heading = "h2", children }: StateProps) {
  return (
    <section className="card grid justify-items-center gap-1 px-4 pt-7 pb-6 text-center">
      <div aria-hidden="true" className="hash mb-4 w-[200px] text-line-strong" />
      <Heading className="type-h2 text-balance">{title}</Heading>
      {text !== undefined && (
        <p className="max-w-[34ch] text-balance text-dense text-text-2">{text}</p>
      )}
      {children !== undefined && (
        <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
      )}
    </section>
  );
}

/** Replaces the screen after a failure and says what failed, why, and what to do. */
export function ErrorState({
  title,
  said,
  text,
  heading: Heading = "h2",
  children,
}: StateProps & {
  /** The server's own words; they end without a full stop and so have a line of their own. */
  readonly said?: string | null | undefined;
}) {
  return (
    <section
      role="alert"
      className="grid max-w-reading gap-2 rounded-card border-2 border-danger bg-surface px-4 py-3"
    >
      <Heading className="type-h3 flex items-start gap-2 text-danger">
        <Icon as={WarnIcon} />
        {title}
      </Heading>
      {said && <p className="text-dense wrap-anywhere">{said}</p>}
      {text !== undefined && <p className="text-dense">{text}</p>}
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
