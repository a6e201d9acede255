import type { Season } from "../../domain/season/season.ts";
import { type SeasonTone, seasonStatus } from "../../domain/season/season-status.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { ListOption } from "../../ui/form/list-box.tsx";

/** P §4: active green, upcoming blue, completed grey, any other stored word yellow. */
const TONES: Record<SeasonTone, BadgeTone> = {
  active: "ok",
  upcoming: "info",
  completed: "plain",
  custom: "warn",
  unknown: "plain",
};

/** Each season by name, with its status as of now. `now`: milliseconds since 1970. */
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
