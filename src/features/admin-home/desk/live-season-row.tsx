import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import type { DeskSeason } from "../../../domain/access/admin-desk.ts";
import { seasonDates } from "../../../parts/season/season-dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { deskMessages } from "./desk-messages.ts";

const { live: words } = deskMessages;

/** Shows the widget's season and its progress, with a link to choose another one. */
export function LiveSeasonRow({ season }: { season: DeskSeason | null }) {
  return (
    <div className="card mb-3 flex break-inside-avoid flex-wrap content-start items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-label text-text-2">{words.title}</p>
        {season === null ? (
          <>
            <p className="type-h3">{words.none}</p>
            <p className="text-dense text-text-2">{words.noneText}</p>
          </>
        ) : (
          <>
            <Link
              to={adminPaths.season(season.id)}
              dir="auto"
              className="type-h3 inline-block max-w-full underline decoration-line-strong underline-offset-3 wrap-anywhere"
            >
              {season.name}
            </Link>
            <p className="text-dense text-text-2">
              <Dotted parts={factsOf(season)} />
            </p>
          </>
        )}
      </div>
      <Link to={adminPaths.widget()} className={buttonClass()}>
        {season === null ? words.choose : words.change}
      </Link>
    </div>
  );
}

function factsOf(season: DeskSeason): readonly string[] {
  return [
    words.games(season.completed, season.games),
    season.today > 0 ? words.today(season.today) : null,
    seasonDates(season),
  ].filter((fact) => fact !== null);
}
