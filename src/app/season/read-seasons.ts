import {
  activeSeason,
  seasonsToChoose,
  selectedSeason,
} from "../../domain/season/active-season.ts";
import type { Season } from "../../domain/season/season.ts";
import { latestSeasonFirst } from "../../domain/season/season-label.ts";
import { type Failure, ok, type Result } from "../../domain/shared/result.ts";
import type { DeviceRows } from "../../local/db/device-rows.ts";
import { QUERY_MESSAGES } from "../queries/device/query-messages.ts";
import type { Reach } from "../refresh/reach.ts";
import { type WhyMissing, whyAbsent, whyUnknown } from "./why-absent.ts";

export type SeasonsQuery =
  | { readonly status: "loading" }
  /** No season is here; `message` says why, `said` in the server's words if it sent any (P §4). */
  | {
      readonly status: "error";
      readonly message: string;
      readonly said: string | null;
      readonly isUnreachable: boolean;
    }
  | {
      readonly status: "ready";
      /** The latest come first. Deleted ones are left out, and archived ones unless selected. */
      readonly seasons: readonly Season[];
      /** null asks for the active season. */
      readonly askedId: string | null;
      /** The reason why the requested season is missing; the active one shows instead. */
      readonly missing: WhyMissing | null;
      /** null if no season is active and none was chosen. */
      readonly selected: Season | null;
      readonly active: Season | null;
    };

/** null if the seasons were never read. */
type StoredSeasons = Result<readonly Season[] | null, Failure<string>>;

const failed = (said: string | null, isUnreachable = false) =>
  ({ status: "error", message: "Failed to load seasons", said, isUnreachable }) as const;

export async function readSeasons({
  reference,
}: Pick<DeviceRows, "reference">): Promise<StoredSeasons> {
  const were = await reference.wereRead(["seasons"], "");
  if (!were.ok) return were;
  return were.value ? reference.list("seasons", "") : ok(null);
}

export function seasonsQuery(
  stored: StoredSeasons | undefined,
  reach: Reach,
  askedId: string | null,
): SeasonsQuery {
  if (stored === undefined) return { status: "loading" };
  if (!stored.ok) return failed(QUERY_MESSAGES.storageFailed);
  if (stored.value === null) {
    const why = whyAbsent(reach);
    return why === "loading" ? { status: "loading" } : failed(reach.said, why === "unreachable");
  }
  const isHere = askedId === null || stored.value.some(({ id }) => id === askedId);
  const missing = isHere ? null : whyUnknown(reach);
  // A link may name a season that this device does not know yet, so wait for the server's answer.
  if (missing === "loading") return { status: "loading" };
  const selected = selectedSeason(stored.value, askedId);
  return {
    status: "ready",
    seasons: seasonsToChoose(stored.value, selected).sort(latestSeasonFirst),
    askedId,
    missing,
    selected,
    active: activeSeason(stored.value),
  };
}
