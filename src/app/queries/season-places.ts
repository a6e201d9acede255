import { fail, ok } from "../../domain/shared/result.ts";
import type { SeasonPlaces } from "../../domain/standings/season-places.ts";
import type { PageRead } from "./page-read.ts";
import { seasonFiguresRead } from "./season-figures.ts";

/**
 * Who stands on the lists of a season's players. They were found when the figures came, so that a
 * player's page reads one row of the device and not everybody's. One reading of the server serves
 * this and the figures.
 */
export const seasonPlacesRead: PageRead<SeasonPlaces> = {
  name: seasonFiguresRead.name,
  tables: ["season_places"],
  pace: "beside",
  pull: seasonFiguresRead.pull,
  async read({ reference }, seasonId) {
    const row = await reference.get("season_places", seasonId);
    if (!row.ok) return row;
    return row.value === null ? fail({ code: "not-on-device" }) : ok(row.value);
  },
};
