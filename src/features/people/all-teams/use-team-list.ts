import { useDeferredValue, useMemo, useState } from "react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import { useMyTeams } from "../../../app/season/my-teams.ts";
import type { Player } from "../../../domain/game/player.ts";
import { byDivision, ownTeamsFirst, searchRoster } from "../../../domain/roster/team-roster.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { teamMessages } from "./team-messages.ts";
import { useOpenLists } from "./use-open-lists.ts";

/** `active` and `injured` are the people who match the search. */
export interface ListedTeam {
  readonly team: TeamCard["team"];
  readonly card: TeamCard;
  readonly active: readonly Player[];
  readonly injured: readonly Player[];
  /** The search left some of the team's people out. */
  readonly isNarrowed: boolean;
}

/** With more teams, lists open one by one, even on a laptop. */
const OPEN_UP_TO = 24;

/** Returns the searched cards by division, and which lists of players are open. */
export function useTeamList(cards: readonly TeamCard[]) {
  const [typed, search] = useState("");
  const searched = useDeferredValue(typed);
  const isWide = useMedia("(min-width: 50rem)");
  const { areOpen, isOpen, openAll, toggle } = useOpenLists(isWide && cards.length <= OPEN_UP_TO);

  const listed = useMemo(
    () => cards.flatMap((card): ListedTeam[] => listedTeam(card, searched)),
    [cards, searched],
  );
  const { byLeague } = useMyTeams();
  const groups = useMemo(() => {
    const divisions = byDivision(listed, teamMessages.noDivision, ({ card }) => card.league);
    return ownTeamsFirst(divisions, new Set(Object.values(byLeague)));
  }, [listed, byLeague]);
  return {
    typed,
    /** The search text is deferred, so that a long list follows the typing when there is time. */
    searched,
    search,
    groups,
    count: listed.length,
    areOpen,
    openAll,
    isOpen: ({ team, isNarrowed }: ListedTeam) => isNarrowed || isOpen(team.id),
    toggle,
  };
}

function listedTeam(card: TeamCard, search: string): ListedTeam[] {
  const found = searchRoster(card, search);
  if (found === null) return [];
  const { team, active, injured } = found;
  return [{ team, card, active, injured, isNarrowed: found !== card }];
}
