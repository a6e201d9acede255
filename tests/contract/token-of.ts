import { signToken } from "../helpers/backend/forged-tokens.ts";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { insertAccount } from "../helpers/database/actors.ts";
import type { TestGame } from "../helpers/database/league.ts";
import { endPassesOf, makeCheckIn, makePass } from "../helpers/database/pass-holder.ts";
import { type Guest, PEOPLE, type PERSONS } from "./matrix-people.ts";

const PASSWORD = "correct horse";

/**
 * Signs in as everybody does. An unconfirmed person cannot, so they get the token that a sign-in
 * would have given; the disabled person is disabled after signing in.
 */
export async function tokenOf(
  backend: TestBackend,
  name: (typeof PERSONS)[number],
): Promise<string> {
  const { profile = {}, ...account } = PEOPLE[name];
  const actor = await insertAccount(backend.database, name, account);
  if (account.confirmed === false) return signToken(actor.claims, backend.jwtSecret);
  await backend.database.query(
    "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1",
    [actor.userId, PASSWORD],
  );
  const client = createTestClient(backend.url, backend.publishableKey);
  const { data } = await client.auth.signInWithPassword({
    email: String(actor.claims.email),
    password: PASSWORD,
  });
  for (const [column, value] of Object.entries(profile)) {
    await backend.database.query(`update user_profiles set ${column} = $2 where user_id = $1`, [
      actor.userId,
      value,
    ]);
  }
  return data.session?.access_token ?? "";
}

/** Opens a pass of this game as the app does: an anonymous sign-in, then the call. */
export async function tokenByPass(
  backend: TestBackend,
  { id, home }: TestGame,
  guest: Guest,
): Promise<string> {
  const { secret } =
    guest === "check-in pass"
      ? await makeCheckIn(backend.database, id, home.id)
      : await makePass(backend.database, id);
  const client = createTestClient(backend.url, backend.publishableKey);
  const { data, error } = await client.auth.signInAnonymously();
  if (error !== null) throw error;
  await client.rpc("redeem_game_pass", { p_secret: secret, p_name: "Jo" }).throwOnError();
  if (guest === "ended pass") await endPassesOf(backend.database, data.user?.id ?? "");
  return data.session?.access_token ?? "";
}
