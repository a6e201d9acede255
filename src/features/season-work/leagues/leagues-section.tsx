import { Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { seasonPlace } from "../../../domain/season/work/managed-season.ts";
import { leaguesInOrder, type SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Section } from "../../../ui/section.tsx";
import { LeagueCard } from "./league-card.tsx";
import { LeagueDialog } from "./league-dialog.tsx";
import { leagueMessages as words } from "./league-messages.ts";

/** Lists the season's leagues with their divisions; archived ones come last. */
export function LeaguesSection({ work }: { work: SeasonWork }) {
  const { isOffline } = useAdminPage();
  const { season, leagues, teams } = work;
  const [edited, edit] = useState<{ readonly leagueId: string | null } | null>(null);
  const isLocked = isOffline || seasonPlace(season) === "deleted";
  const league = leagues.find(({ id }) => id === edited?.leagueId) ?? null;
  return (
    <Section
      title={words.title}
      aside={
        <Button
          icon={<Icon as={Plus} size="sm" />}
          disabled={isLocked}
          onClick={() => edit({ leagueId: null })}
        >
          {words.add}
        </Button>
      }
    >
      <div className="mt-2 grid gap-3">
        {leagues.length === 0 && (
          <Note icon={TriangleAlert} tone="warn">
            <p className="font-strong">{words.missingTitle}</p>
            <p>{words.missingText}</p>
          </Note>
        )}
        {leaguesInOrder(leagues).map((each) => (
          <LeagueCard
            key={each.id}
            league={each}
            teams={teams}
            isLocked={isLocked}
            onEdit={() => edit({ leagueId: each.id })}
          />
        ))}
      </div>
      {edited !== null && (
        <LeagueDialog season={season} league={league} onClose={() => edit(null)} />
      )}
    </Section>
  );
}
