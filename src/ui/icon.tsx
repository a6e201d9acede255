import type { LucideIcon } from "lucide-react";
import type { LineIcon } from "./shell-icons.tsx";

/** Shows a decorative icon, `md` 20 px or `sm` 16 px. Its meaning stands in words beside it. */
export function Icon({
  as: Shape,
  size = "md",
  className,
}: {
  as: LucideIcon | LineIcon;
  size?: "sm" | "md" | "lg";
  className?: string;
}) {
  const pixels = { sm: 16, md: 20, lg: 24 }[size];
  return (
    <Shape
      aria-hidden="true"
      width={pixels}
      height={pixels}
      strokeWidth={size === "sm" ? 2.25 : 2}
      {...(className === undefined ? {} : { className })}
    />
  );
}
