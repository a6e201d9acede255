import { useState } from "react";
import { adminPaths } from "../../app/admin-paths.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import { usePassObstacle } from "../../app/queries/server/use-made-pass.ts";
import { useSeasonSchedule } from "../../app/queries/server/use-season-clubs.ts";
import type { SeasonSchedule } from "../../domain/season/clubs/managed-game.ts";
import { passDays } from "../../domain/season/clubs/pass-days.ts";
import { AdminPage, useAdminPage } from "../../parts/admin/admin-page.tsx";
import { SeasonNotFound } from "../../parts/admin/season-not-found.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { dayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DaySheet } from "./day-sheet.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";
import { PassesOff } from "./passes-off.tsx";
import { useMakePasses } from "./use-make-passes.ts";

/** Prints a code for each open game of a day (D69), at /admin/seasons/:seasonId/passes. */
export function DayPassesPage({ seasonId }: { seasonId: string }) {
  const read = useSeasonSchedule(seasonId);
  const { query } = read;
  if (query.status === "ready" && query.value === null) {
    return <SeasonNotFound page={words.sheetTitle} />;
  }
  return (
    <AdminPage
      words={{ ...words, title: words.sheetTitle, lead: words.sheetLead }}
      above={<BackLink to={adminPaths.games(seasonId)} label={words.backToSchedule} />}
      {...read}
    >
      {(schedule) => schedule !== null && <Day schedule={schedule} />}
    </AdminPage>
  );
}

function Day({ schedule }: { schedule: SeasonSchedule }) {
  const { isOffline } = useAdminPage();
  const days = passDays(schedule.games, useToday());
  const [chosen, setChosen] = useState<string | null>(null);
  const { made, make, isMaking, clear } = useMakePasses();
  const obstacle = usePassObstacle();
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  if (day === undefined) return <EmptyState title={words.noDays} />;
  if (obstacle === "off" || obstacle === "not-allowed") return <PassesOff obstacle={obstacle} />;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label={words.day}
          options={days.map(({ date }) => ({ value: date, label: dayText(date, "weekday") }))}
          value={day.date}
          onChange={(date) => {
            setChosen(date);
            clear();
          }}
          className="min-w-[min(14rem,100%)]"
        />
        <Button
          variant={made.length === 0 ? "fill" : "plain"}
          size="lg"
          disabled={isOffline}
          aria-busy={isMaking}
          onClick={() => void make(day.games.map(({ id }) => id))}
        >
          {isMaking ? words.making : words.makeSheet(day.games.length)}
        </Button>
        {made.length > 0 && (
          <Button variant="fill" size="lg" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <DaySheet passes={made} games={day.games} teams={schedule.teams} />
    </>
  );
}
