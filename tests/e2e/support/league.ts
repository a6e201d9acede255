import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";

export interface LeaguePlayer {
  readonly id: string;
  readonly name: string;
  /** The name as the screens show it. */
  readonly plainName: string;
  readonly jerseyNumber: string | null;
}

export interface LeagueTeam {
  readonly id: string;
  readonly name: string;
  /** Active, not on injured reserve, with different names; in a stable order. */
  readonly players: readonly LeaguePlayer[];
}

export interface LeagueGame {
  readonly id: string;
  readonly visitor: LeagueTeam;
  readonly home: LeagueTeam;
}

/** Untouched games of the demo league from today on, the soonest first. */
export async function untouchedGames(service: SupabaseClient): Promise<LeagueGame[]> {
  const games = await rows<{ id: string; team_visitor_id: string; team_home_id: string }>(
    service
      .from("games")
      .select("id,team_visitor_id,team_home_id")
      .eq("is_completed", false)
      .eq("head_seq", 0)
      .eq("outcome", "normal")
      .gte("game_date", localPlainDate(Date.now()))
      .order("game_date")
      .order("game_time")
      // In the evening today's games begin at the same time.
      .order("field_location"),
  );
  return Promise.all(
    games.slice(0, 4).map(async (game) => ({
      id: game.id,
      visitor: await team(service, game.team_visitor_id),
      home: await team(service, game.team_home_id),
    })),
  );
}

async function team(service: SupabaseClient, teamId: string): Promise<LeagueTeam> {
  const [found] = await rows<{ name: string }>(
    service.from("teams").select("name").eq("id", teamId),
  );
  const players = await rows<{ id: string; name: string; jersey_number: string | null }>(
    service
      .from("players")
      .select("id,name,jersey_number")
      .eq("team_id", teamId)
      .eq("is_active", true)
      .eq("is_ir", false)
      .order("id"),
  );
  const seen = new Set<string>();
  const distinct = players
    .map((player) => ({
      id: player.id,
      name: player.name,
      plainName: player.name.replace(/\s+\d+$/, ""),
      jerseyNumber: player.jersey_number,
    }))
    .filter(({ plainName }) => !seen.has(plainName) && seen.add(plainName));
  return { id: teamId, name: found?.name ?? "", players: distinct };
}

export async function rows<Row>(
  query: PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<Row[]> {
  const { data, error } = await query;
  if (error) throw new Error(error.message);
  return data as Row[];
}

/** Waits until the server counts the game as completed. */
export async function waitUntilCompleted(service: SupabaseClient, gameId: string): Promise<void> {
  const isCompleted = async () => {
    const [game] = await rows<{ is_completed: boolean }>(
      service.from("games").select("is_completed").eq("id", gameId),
    );
    return game?.is_completed;
  };
  await expect.poll(isCompleted, { timeout: 30_000 }).toBe(true);
}
