import type { Season } from "../../domain/season/season.ts";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { Icon } from "../../ui/icon.tsx";
import { WarnIcon } from "../../ui/shell-icons.tsx";
import { seasonMessages } from "./season-messages.ts";

/** Above a screen that shows the active season because the one asked for cannot be shown (P §4). */
export function MissingSeasonNote({
  why,
  shown,
}: {
  why: "gone" | "unreachable";
  shown: Season | null;
}) {
  return (
    <p
      role="status"
      className="mt-1 flex items-start gap-2 rounded-card border border-line-strong bg-surface-2 px-3 py-2 text-dense bar:mt-4"
    >
      <Icon as={WarnIcon} size="sm" className="mt-0.5 flex-none" />
      {seasonMessages[why](shown === null ? null : shortSeasonName(shown))}
    </p>
  );
}
