import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Scrolls sideways inside its frame. Below 800 px, prefer a list of cards. */
export function Table({
  label,
  head,
  actions,
  isTight = false,
  children,
}: {
  label: string;
  readonly head: readonly ReactNode[];
  /** Heads a last column of buttons for screen readers only. */
  actions?: string;
  /** Below 1100 px, columns stand closer together. */
  isTight?: boolean;
  children: ReactNode;
}) {
  return (
    // What is written for screen readers alone has no place of its own, and stays in the frame too.
    <div className="card relative overflow-x-auto">
      <table
        aria-label={label}
        className={clsx(
          "w-full border-collapse text-dense",
          isTight && "max-laptop:[--cell-inset:6px]",
        )}
      >
        <thead>
          <tr className="border-b-2 border-text text-label">
            {head.map((title, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={index}
                scope="col"
                className="px-[var(--cell-inset,12px)] py-2 text-left font-strong first:pl-4 last:pr-4"
              >
                {title}
              </th>
            ))}
            {actions !== undefined && (
              <th scope="col" className="px-3 py-2 pr-4">
                <span className="sr-only">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <tr className="h-14 border-b last:border-b-0">{children}</tr>;
}

/** Heads the rows below it, across all columns. */
export function PartRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="border-b">
      <th
        scope="colgroup"
        colSpan={columns}
        className="bg-surface-2 px-4 py-2 text-left text-label font-strong"
      >
        {children}
      </th>
    </tr>
  );
}

/** `heads` marks the cell that names its row. */
export function Cell({
  heads = false,
  className,
  ...rest
}: { heads?: boolean; className?: string } & ComponentProps<"td">) {
  const look = clsx(
    "px-[var(--cell-inset,12px)] py-1.5 text-left font-normal first:pl-4 last:pr-4",
    className,
  );
  return heads ? <th scope="row" {...rest} className={look} /> : <td {...rest} className={look} />;
}
