import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Stands beside the icon where the container around it is wide. */
  readonly word?: string;
}

export function IconButton({
  label,
  icon,
  word,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        "grid size-11 flex-none place-items-center rounded-card active:opacity-80 focus-visible:-outline-offset-3",
        word !== undefined &&
          "@min-[45rem]:w-auto @min-[45rem]:grid-flow-col @min-[45rem]:gap-2 @min-[45rem]:px-2",
        className,
      )}
      {...rest}
    >
      {icon}
      {word !== undefined && (
        <span className="type-action hidden text-body/5 @min-[45rem]:inline">{word}</span>
      )}
    </button>
  );
}
