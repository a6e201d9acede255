import { clsx } from "clsx";

/** Draws a number on a small shirt of 36×32 for lists, or "?" without a number. */
export function Jersey({ number, className }: { number: string | null; className?: string }) {
  return (
    <span
      className={clsx(
        "numeral collar inline-grid h-[32px] w-[36px] flex-none place-items-center rounded-sm border border-line-strong bg-surface pt-[3px] text-[20px]/[20px]",
        className,
      )}
    >
      {number ?? "?"}
    </span>
  );
}
