import { useCallback, useMemo } from "react";
import { useSeasonGlance } from "../../../app/queries/pages/season-glance.ts";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import { recordText } from "../../../domain/standings/record.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { teamMessages } from "./team-messages.ts";

/** A field is "" while it is not known here. */
export interface TeamGlance {
  readonly record: string;
  readonly next: string;
}

/** Returns the facts that a team's slip shows. */
export function useTeamGlance(
  seasonId: string,
  cards: readonly TeamCard[],
): (teamId: string) => TeamGlance {
  const { records, next } = useSeasonGlance(seasonId);
  const names = useMemo(() => new Map(cards.map(({ team }) => [team.id, team.name])), [cards]);
  return useCallback(
    (teamId) => {
      const record = records.get(teamId);
      const game = next.get(teamId);
      const isHome = game?.homeTeamId === teamId;
      const opponent = game && names.get(isHome ? game.visitorTeamId : game.homeTeamId);
      return {
        record: record === undefined ? "" : recordText(record),
        next:
          game === undefined || opponent === undefined
            ? ""
            : teamMessages.card.next(dayText(game.gameDate, "weekday"), opponent, isHome),
      };
    },
    [records, next, names],
  );
}
