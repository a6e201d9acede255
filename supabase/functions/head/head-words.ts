/** A page as the database's function `page_head` gives it. */
export type HeadFacts =
  | {
      readonly kind: "game";
      readonly visitor: string;
      readonly home: string;
      readonly visitor_score: number;
      readonly home_score: number;
      readonly state: "final" | "live" | "scheduled";
      readonly outcome: "normal" | "forfeit" | "cancelled" | "postponed";
      /** YYYY-MM-DD. */
      readonly date: string;
      readonly league: string;
      readonly season: string;
    }
  | {
      readonly kind: "team";
      readonly name: string;
      readonly league: string;
      readonly season: string;
    }
  | {
      readonly kind: "player";
      readonly name: string;
      readonly team: string;
      readonly season: string;
    };

export interface HeadWords {
  /** Without the app's name. */
  readonly title: string;
  readonly description: string;
}

/** The database's answer; null: there is no such page for a visitor. */
export function readHeadFacts(body: unknown): HeadFacts | null {
  return typeof body === "object" && body !== null && "kind" in body ? (body as HeadFacts) : null;
}

const OUTCOMES = { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" } as const;
const STATES = { final: "Final score", live: "Live score", scheduled: "Scheduled" } as const;

/** As the app's own titles say it: a score once there is one that was played for (D46c). */
export function headWords(facts: HeadFacts): HeadWords {
  switch (facts.kind) {
    case "game": {
      const { visitor, home, state, outcome } = facts;
      const isPlayed = outcome === "normal" && state !== "scheduled";
      const said = outcome === "normal" ? STATES[state] : OUTCOMES[outcome];
      const where = `${dayInWords(facts.date)}, ${facts.league}, ${facts.season}`;
      return {
        title: isPlayed
          ? `${visitor} ${facts.visitor_score} – ${home} ${facts.home_score}`
          : `${visitor} at ${home}`,
        description: `${said}. ${where}.${isPlayed ? " Score, players and every play." : ""}`,
      };
    }
    case "team":
      return {
        title: facts.name,
        description: `${facts.league}, ${facts.season}: record, games, roster and statistics.`,
      };
    case "player":
      return {
        title: plainName(facts.name),
        description: `${facts.team}, ${facts.season}: fantasy points, totals and every game.`,
      };
  }
}

/** A provider's number after the name is no part of it (P §3). */
function plainName(name: string): string {
  return name.replace(/\s*#?\d+\s*$/, "").trim() || name.trim();
}

function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return day.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}
