import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const TONES = {
  plain: "border-line-strong",
  warn: "border-current bg-warn-bg text-warn",
  bad: "border-2 border-danger text-danger",
};

/** `role="alert"` announces it when it appears. */
export function Note({
  icon,
  tone = "plain",
  role,
  children,
}: {
  icon: LucideIcon;
  tone?: keyof typeof TONES;
  role?: "alert" | "status";
  children: ReactNode;
}) {
  return (
    <div
      role={role}
      className={clsx("flex max-w-full gap-2.5 rounded-card border p-3 text-dense", TONES[tone])}
    >
      <Icon as={icon} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
