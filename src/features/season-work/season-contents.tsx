import type { SeasonWork } from "../../domain/season/work/season-work.ts";
import { Section } from "../../ui/section.tsx";
import { Fact, Facts } from "./facts.tsx";
import { seasonWorkMessages as words } from "./season-messages.ts";

/** Counts what the season contains and leaves archived rows out. */
export function SeasonContents({ work: { leagues, teams, counts } }: { work: SeasonWork }) {
  const inUse = (row: { archivedAt: string | null }) => row.archivedAt === null;
  return (
    <Section title={words.counts}>
      <Facts>
        <Fact name={words.leaguesCount}>{leagues.filter(inUse).length}</Fact>
        <Fact name={words.teamsCount}>{teams.filter(inUse).length}</Fact>
        <Fact name={words.playersCount}>{counts.players}</Fact>
        <Fact name={words.gamesCount}>{counts.games}</Fact>
        <Fact name={words.completedCount}>{counts.completedGames}</Fact>
      </Facts>
    </Section>
  );
}
