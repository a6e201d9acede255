import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** `fill` is a view's one main action, `risk` destroys something, and `bare` has no frame: its words stand beside an icon or are underlined. */
type ButtonVariant = "plain" | "fill" | "risk" | "bare";

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** `md` 44 px (default), `lg` 48 px. */
  readonly size?: "md" | "lg" | undefined;
  readonly block?: boolean | undefined;
}

const LOOKS: Record<ButtonVariant, string> = {
  plain: "border-line-strong bg-surface text-text px-4 hover:bg-surface-2",
  fill: "border-brand bg-brand text-on-brand px-4",
  risk: "border-danger bg-surface text-danger px-4 hover:bg-surface-2",
  bare: "border-transparent px-2 hover:bg-surface-2",
};

export function buttonClass({ variant = "plain", size = "md", block = false }: ButtonLook = {}) {
  return clsx(
    "type-action inline-flex items-center justify-center gap-2 rounded-card border text-body/5",
    "text-center transition-opacity active:opacity-80",
    "disabled:border-dotted disabled:border-line-strong disabled:bg-transparent disabled:text-text-2",
    LOOKS[variant],
    size === "lg" ? "min-h-12" : "min-h-11",
    block && "w-full",
  );
}

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /** Sets placement only (margins, grid cells); the look comes from `variant` and `size`. */
  readonly className?: string;
  readonly icon?: ReactNode;
}

/** Never submits a form unless `type="submit"` is given. */
export function Button({
  variant,
  size,
  block,
  icon,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(
        buttonClass({ variant, size, block }),
        variant === "bare" && !icon && "underline underline-offset-3",
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}
