import type { SqlDatabase } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import type { LeagueClock } from "./league-clock.ts";

type State = "active" | "collector" | "unconfirmed" | "invited" | "temporary password" | "disabled";

interface DemoPerson {
  readonly email: string;
  readonly fullName: string;
  readonly state: State;
  /** Days before the first start. */
  readonly joinedDaysAgo: number;
  /** Absent if the person never signed in. */
  readonly seenDaysAgo?: number;
}

/** People without a password, in every state that User Management shows. */
const PEOPLE: readonly DemoPerson[] = [
  person("zoe.okonkwo@demo.test", "Zoë Okonkwo", "collector", 64, 2),
  person("casey.collector@demo.test", "Casey Collector", "collector", 57, 8),
  person("maximiliane.vonhohenberg@demo.test", "Maximiliane von Hohenberg", "active", 41, 3),
  person("pat.oneil@demo.test", "Pat O'Neil", "active", 30, 12),
  person("dana.disabled@demo.test", "Dana Former", "disabled", 88, 47),
  person("theo.temporary@demo.test", "Theo Newcoach", "temporary password", 4),
  person("uma.unconfirmed@demo.test", "Uma Newcomer", "unconfirmed", 1),
  person("ira.invited@demo.test", "Ira Invited", "invited", 2),
  // Invitations expire after seven days; this one can be sent again.
  person("ines.invited.long.ago@demo.test", "Inés Forgotten", "invited", 19),
];

function person(
  email: string,
  fullName: string,
  state: State,
  joinedDaysAgo: number,
  seenDaysAgo?: number,
): DemoPerson {
  return {
    email,
    fullName,
    state,
    joinedDaysAgo,
    ...(seenDaysAgo === undefined ? {} : { seenDaysAgo }),
  };
}

/** Adds them, and dates the four accounts with a password before the season. */
export async function insertDemoPeople(database: SqlDatabase, clock: LeagueClock): Promise<void> {
  const daysAgo = (days: number) => clock.momentOf(-days, "18:20").toISOString();
  for (const [index, each] of PEOPLE.entries()) {
    const id = `de300000-0000-4000-8000-${String(index + 101).padStart(12, "0")}`;
    const joinedAt = daysAgo(each.joinedDaysAgo);
    const isConfirmed = each.state !== "unconfirmed" && each.state !== "invited";
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at, invited_at, last_sign_in_at, created_at, raw_user_meta_data)
       values ($1, $2, $3, $4, $5, $6, $7::text::jsonb)`,
      [
        id,
        each.email,
        isConfirmed ? joinedAt : null,
        each.state === "invited" ? joinedAt : null,
        each.seenDaysAgo === undefined ? null : daysAgo(each.seenDaysAgo),
        joinedAt,
        JSON.stringify({ full_name: each.fullName }),
      ],
    );
    await database.query(
      `update public.user_profiles
       set created_at = $2, is_collector = $3, is_disabled = $4, must_change_password = $5
       where user_id = $1`,
      [
        id,
        joinedAt,
        each.state === "collector",
        each.state === "disabled",
        each.state === "temporary password",
      ],
    );
    if (each.state === "invited") {
      await database.query(
        "insert into private.admin_invitations (user_id, invited_by, invited_at) values ($1, $2, $3)",
        [id, DEMO_ACCOUNTS.admin.id, joinedAt],
      );
    }
  }
  await database.query("update public.user_profiles set created_at = $1 where email = any ($2)", [
    daysAgo(92),
    Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
  ]);
}
