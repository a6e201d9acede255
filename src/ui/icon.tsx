import type { LucideIcon } from "lucide-react";
import type { LineIcon } from "./shell-icons.tsx";

/** Shows a decorative icon that grows with the text; its meaning stands in words beside it. */
export function Icon({
  as: Shape,
  size = "md",
  className,
}: {
  as: LucideIcon | LineIcon;
  size?: "sm" | "md" | "lg";
  className?: string;
}) {
  const side = { sm: "1rem", md: "1.25rem", lg: "1.5rem" }[size];
  return (
    <Shape
      aria-hidden="true"
      width={side}
      height={side}
      strokeWidth={size === "sm" ? 2.25 : 2}
      {...(className === undefined ? {} : { className })}
    />
  );
}
