import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        "grid size-11 flex-none place-items-center rounded-card active:opacity-80 disabled:opacity-40 sun:disabled:border focus-visible:-outline-offset-3",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
