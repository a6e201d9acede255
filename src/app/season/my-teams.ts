import { create } from "zustand";
import { readStored, writeStored } from "../../browser/web-storage.ts";

const KEY = "stat-tracker.my-teams";

type MyTeams = Readonly<Record<string, string>>;

/** Holds one team per league, on this device only. */
export const useMyTeams = create<{ readonly byLeague: MyTeams }>()(() => ({
  byLeague: storedTeams(),
}));

export const useIsMyTeam = (teamId: string) =>
  useMyTeams(({ byLeague }) => Object.values(byLeague).includes(teamId));

/** null removes the league's team. */
export function chooseMyTeam(leagueId: string, teamId: string | null): void {
  const { [leagueId]: _before, ...others } = storedTeams();
  const byLeague = teamId === null ? others : { ...others, [leagueId]: teamId };
  writeStored("localStorage", KEY, JSON.stringify(byLeague));
  useMyTeams.setState({ byLeague });
}

function storedTeams(): MyTeams {
  try {
    return Object(JSON.parse(readStored("localStorage", KEY) ?? "{}"));
  } catch {
    return {};
  }
}
