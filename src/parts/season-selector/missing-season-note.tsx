import type { ReactNode } from "react";
import type { Season } from "../../domain/season/season.ts";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { Icon } from "../../ui/icon.tsx";
import { WarnIcon } from "../../ui/shell-icons.tsx";
import { seasonMessages } from "./season-messages.ts";
import { SeasonNote } from "./season-note.tsx";

/** Explains that the active season shows because the requested one cannot (P §4). */
export function MissingSeasonNote({
  why,
  shown,
  seasons,
  wayOn,
}: {
  why: "gone" | "hidden" | "unreachable";
  shown: Season | null;
  seasons: readonly Season[];
  wayOn?: ReactNode;
}) {
  return (
    <SeasonNote role="status">
      <p className="flex items-start gap-2 py-2">
        <Icon as={WarnIcon} size="sm" className="mt-0.5 flex-none" />
        {seasonMessages[why](shown === null ? null : shortSeasonName(shown, seasons))}
      </p>
      {wayOn}
    </SeasonNote>
  );
}
