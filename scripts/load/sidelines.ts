import { askAs, type LoadApi, must } from "./api.ts";

/** A phone with a signed-in scorekeeper at a game that nobody has touched. */
export interface Sideline {
  readonly gameId: string;
  readonly teamId: string;
  readonly players: readonly string[];
  readonly token: string;
}

interface GameRow {
  readonly id: string;
  readonly team_visitor_id: string;
}

/**
 * Makes an account for each phone and puts it at a game of its own; where there are fewer untouched
 * games than phones, several score one together.
 */
export async function findSidelines(api: LoadApi, phones: number): Promise<readonly Sideline[]> {
  const games = await must<readonly GameRow[]>(
    askAs(
      api,
      `/rest/v1/games?select=id,team_visitor_id&head_seq=eq.0&is_completed=is.false&order=id&limit=${phones}`,
      api.secretKey,
    ),
  );
  if (games.length === 0) throw new Error("No game there is untouched.");
  const run = crypto.randomUUID().slice(0, 8);
  const sidelines: Sideline[] = [];
  for (let n = 0; n < phones; n += 1) {
    const game = games[n % games.length];
    if (game === undefined) throw new Error("the remainder names a game");
    const players = await must<readonly { readonly id: string }[]>(
      askAs(
        api,
        `/rest/v1/players?select=id&team_id=eq.${game.team_visitor_id}&limit=12`,
        api.secretKey,
      ),
    );
    sidelines.push({
      gameId: game.id,
      teamId: game.team_visitor_id,
      players: players.map(({ id }) => id),
      token: await newScorekeeper(api, `load-${run}-${n}@people.test`),
    });
  }
  return sidelines;
}

async function newScorekeeper(api: LoadApi, email: string): Promise<string> {
  const password = "correct horse battery";
  const account = { email, password, email_confirm: true };
  await must(askAs(api, "/auth/v1/admin/users", api.secretKey, account));
  const session = await must<{ readonly access_token: string }>(
    askAs(api, "/auth/v1/token?grant_type=password", null, { email, password }),
  );
  return session.access_token;
}
