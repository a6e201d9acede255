import type { ReactNode } from "react";
import { useProviderState } from "../../app/queries/server/use-provider-state.ts";
import { activeSeason } from "../../domain/season/active-season.ts";
import { type ManagedSeason, seasonPlace } from "../../domain/season/work/managed-season.ts";
import { Section } from "../../ui/section.tsx";
import { systemMessages as words } from "./admin-messages.ts";

/** Counts the seasons and says whether one is active and when a sync runs (A §2). */
export function SystemInformation({ seasons }: { seasons: readonly ManagedSeason[] }) {
  const provider = useProviderState().query;
  const listed = seasons.filter((season) => seasonPlace(season) === "listed");
  const active = activeSeason(listed.map((season) => ({ ...season, isArchived: false })));
  return (
    <Section title={words.title}>
      <dl className="mt-1 grid gap-x-5 gap-y-3 wide:grid-cols-[auto_auto_minmax(0,1fr)] wide:*:not-first:border-l wide:*:not-first:pl-5">
        <Fact name={words.seasons}>{listed.length}</Fact>
        <Fact name={words.current} {...(active === null ? {} : { note: active.name })}>
          {active === null ? words.none : words.active}
        </Fact>
        <Fact name={words.schedule} note={scheduleNote(provider)}>
          {words.scheduleText}
        </Fact>
      </dl>
    </Section>
  );
}

function scheduleNote(provider: ReturnType<typeof useProviderState>["query"]): string {
  const { scheduleNotes } = words;
  if (provider.status === "loading") return "";
  if (provider.status !== "ready") return scheduleNotes.unknown;
  if (!provider.value.isChosen) return scheduleNotes.off;
  return provider.value.isSimulated ? scheduleNotes.simulated : scheduleNotes.on;
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-text-2">{name}</dt>
      <dd className="type-h3">{children}</dd>
      {note !== undefined && <dd className="text-label text-text-2">{note}</dd>}
    </div>
  );
}
