import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** Is a row with its box at the right, or before its words; the whole row is the target. */
export function CheckboxRow({
  children,
  className,
  isBoxFirst = false,
  ...input
}: { children: ReactNode; isBoxFirst?: boolean } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label
      className={clsx(
        "grid min-h-12 items-center gap-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus",
        isBoxFirst ? "grid-cols-[28px_minmax(0,1fr)]" : "grid-cols-[minmax(0,1fr)_28px]",
        className,
      )}
    >
      <span className="min-w-0">{children}</span>
      <span
        className={clsx(
          "grid place-items-center [grid-template-areas:'box'] *:[grid-area:box]",
          isBoxFirst && "order-first",
        )}
      >
        <input
          {...input}
          type="checkbox"
          className="peer size-[26px] appearance-none rounded-[6px] border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand focus-visible:outline-none disabled:opacity-50"
        />
        <Icon as={Check} className="pointer-events-none hidden text-on-brand peer-checked:block" />
      </span>
    </label>
  );
}
