import { seasonFormMessages } from "../season-messages.ts";

export const copyMessages = {
  title: "Copy Season",
  lead: "A new season with the same leagues, divisions and teams. Injuries, penalties, games and results stay behind.",
  deniedText: "You need admin privileges to copy a season.",
  loading: "Loading the season...",
  failedTitle: "Failed to load the season",
  offlineText: "A season can be copied only with a network connection.",
  offlineNote: "No network: this is the season as it was last read, and it cannot be copied now.",
  form: "The new season",
  teams: "Teams and players",
  counts: (teams: number, players: number) => `${teams} teams, ${players} players`,
  noTeams: "This season has no teams. Its leagues and divisions are copied.",
  players: (chosen: number, all: number) => `Players: ${chosen} of ${all}`,
  copy: "Copy Season",
  copying: "Copying...",
  copied: (name: string) => `${name} is created.`,
  refusals: {
    unknown_season: "This season is not there any more.",
    dates_reversed: seasonFormMessages.datesReversed,
    unknown_profile: "The scoring profile of this season is not there any more.",
  },
} as const;
