import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useState } from "react";
import { askConfirm } from "../../../app/notices/notices.ts";
import { useScoringProfiles } from "../../../app/queries/server/use-season-work.ts";
import { archiveSeason, restoreSeason } from "../../../app/server-calls/season-work.ts";
import { seasonPlace } from "../../../domain/season/work/managed-season.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { restoredWords } from "../../../parts/season/restored-words.ts";
import { seasonTypeWords } from "../../../parts/season/season-type.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Fact, Facts } from "../facts.tsx";
import { seasonWorkMessages as words } from "../season-messages.ts";
import { useSeasonChange } from "../use-season-change.ts";
import { EditSeasonDialog } from "./edit-season-dialog.tsx";
import { LiveSwitch } from "./live-switch.tsx";

/** Shows year, type, scoring profile and the widget's switch, with the season's actions. */
export function SeasonInfo({ work }: { work: SeasonWork }) {
  const { isOffline } = useAdminPage();
  const change = useSeasonChange();
  const { season } = work;
  const [isEditing, setEditing] = useState(false);
  const profiles = useScoringProfiles().query;
  const known = profiles.status === "ready" ? profiles.value : [];
  const profile = known.find(({ id }) => id === season.scoringProfile);
  const place = seasonPlace(season);
  const providerIds = work.leagues.flatMap(({ providerId }) => providerId ?? []);

  async function archive(): Promise<void> {
    const isMeant = await askConfirm({
      text: words.archiveQuestion(season.name),
      confirmLabel: words.archive,
    });
    if (isMeant) await change(archiveSeason(season.id), words.archived(season.name));
  }

  const restore = () =>
    change(restoreSeason(season.id), (answer) => restoredWords(season.name, answer));

  return (
    <Section title={words.info}>
      <Facts>
        <Fact name={words.year}>{season.year}</Fact>
        <Fact name={words.type}>{seasonTypeWords(season.seasonType)}</Fact>
        <Fact name={words.scoring}>
          {profiles.status === "loading" ? (
            <Skeleton className="h-3.5 w-24" />
          ) : (
            (profile?.name ?? season.scoringProfile)
          )}
        </Fact>
        {providerIds.length > 0 && <Fact name={words.providerId}>{providerIds.join(", ")}</Fact>}
        <Fact name={words.live}>
          <LiveSwitch season={season} disabled={isOffline || place === "deleted"} />
        </Fact>
      </Facts>
      <div className="mt-3 flex flex-wrap gap-2">
        {place !== "deleted" && (
          <Button
            icon={<Icon as={Pencil} size="sm" />}
            disabled={isOffline || profiles.status !== "ready"}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
        )}
        {place === "listed" ? (
          <Button
            icon={<Icon as={Archive} size="sm" />}
            disabled={isOffline}
            onClick={() => void archive()}
          >
            {words.archive}
          </Button>
        ) : (
          <Button
            icon={<Icon as={ArchiveRestore} size="sm" />}
            disabled={isOffline}
            onClick={() => void restore()}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {isEditing && (
        <EditSeasonDialog work={work} profiles={known} onClose={() => setEditing(false)} />
      )}
    </Section>
  );
}
