import type { Season } from "../../domain/season/season.ts";
import { type SeasonTone, seasonStatus } from "../../domain/season/season-status.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { ListOption } from "../../ui/form/list-box.tsx";

/** Active is green, upcoming blue, completed grey, and any other stored word yellow (P §4). */
const TONES: Record<SeasonTone, BadgeTone> = {
  active: "ok",
  upcoming: "info",
  completed: "plain",
  custom: "warn",
  unknown: "plain",
};

/** Names each season with its status at `now`, in milliseconds since 1970. */
export function seasonOptions(seasons: readonly Season[], now: number): ListOption[] {
  return seasons.map((season) => {
    const { label, tone } = seasonStatus(season, now);
    return {
      value: season.id,
      label: season.name,
      aside: <Badge tone={TONES[tone]}>{label}</Badge>,
    };
  });
}
