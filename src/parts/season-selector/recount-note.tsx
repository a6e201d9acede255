import type { Season } from "../../domain/season/season.ts";
import { seasonMessages } from "./season-messages.ts";
import { SeasonNote } from "./season-note.tsx";

/** While a changed scoring profile is counted in portions, the season's points are of two profiles. */
export function RecountNote({ season }: { season: Season }) {
  if (!(season.gamesToRecount > 0)) return null;
  return (
    <SeasonNote role="note">
      <p className="py-2">{seasonMessages.recounting(season.gamesToRecount)}</p>
    </SeasonNote>
  );
}
