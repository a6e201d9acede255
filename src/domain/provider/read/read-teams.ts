import type { ProviderPlayer, ProviderProblem, ProviderReading, ProviderTeam } from "../facts.ts";
import { type ProviderEntry, providerFlag, providerText } from "./provider-value.ts";
import { type ReportProblem, readEach } from "./read-each.ts";

/** Reads the answer of /leagues/{id}/teams/ with the players of each team. */
export function readTeams(answer: unknown): ProviderReading<ProviderTeam> {
  const ofPlayers: ProviderProblem[] = [];
  const teams = readEach(answer, {
    thing: "team",
    list: "teams",
    idFields: ["team_id", "id"],
    read: (entry, id, report) => {
      const name = providerText(entry.team_name) ?? providerText(entry.name);
      if (name === null) {
        report("name", `Team ${id} has no name`);
        return null;
      }
      if (!Array.isArray(entry.players)) {
        report("players", `Team ${id} has no list of players`);
        return { id, name, players: [], hasAllPlayers: false };
      }
      const players = readPlayers(entry.players);
      ofPlayers.push(...players.problems);
      return { id, name, players: players.records, hasAllPlayers: players.isComplete };
    },
  });
  return { ...teams, problems: [...teams.problems, ...ofPlayers] };
}

function readPlayers(list: readonly unknown[]): ProviderReading<ProviderPlayer> {
  let isComplete = true;
  const reading = readEach(list, {
    thing: "player",
    list: "players",
    idFields: ["participant_id", "id"],
    read: (entry, id, report) => {
      const player = readPlayer(entry, id, report);
      if (player === null) isComplete = false;
      return player;
    },
  });
  return { ...reading, isComplete: isComplete && reading.isComplete };
}

function readPlayer(
  entry: ProviderEntry,
  id: string,
  report: ReportProblem,
): ProviderPlayer | null {
  const firstName = providerText(entry.first_name) ?? "";
  const lastName = providerText(entry.last_name) ?? "";
  const status = providerText(entry.player_status);
  if (firstName === "" && lastName === "") {
    report("name", `Player ${id} has no name`);
    return null;
  }
  if (status === null) {
    report("status", `Player ${id} has no status`);
    return null;
  }
  return {
    id,
    firstName,
    lastName,
    isCaptain: providerFlag(entry.captain) || providerFlag(entry.captain_boolean),
    isActive: status.toLowerCase() === "accepted",
  };
}
