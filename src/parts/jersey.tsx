import { clsx } from "clsx";

/** A jersey number on a small shirt, 36×32, for lists; "?" where there is no number. */
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
