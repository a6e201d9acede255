import { AuthError } from "../supabase/local/auth/auth-error.ts";
import { type MadeAdmin, makeAdmin } from "../supabase/local/auth/make-admin.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { loadEnv } from "./load-env.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run make-admin -- me@club.example`: the first admin of an installation, or one more, by
 * whoever sits at its console. Reads the same settings as `npm start`.
 */
async function main(): Promise<void> {
  loadEnv();
  const [email, ...more] = process.argv.slice(2);
  if (email === undefined || more.length > 0) {
    throw new StartUpError("Say who: npm run make-admin -- me@club.example");
  }
  const config = readConfig(process.env);
  const made = await withDatabase(config, WHILE_RUNNING, (database) => makeAdmin(database, email));
  process.stdout.write(`${said(made)}\n`);
}

const WHILE_RUNNING = "Or let an admin do it while it runs: Admin, User Management.";

function said({ email, outcome, tempPassword }: MadeAdmin): string {
  if (outcome === "already_admin") return `${email} is an admin already.`;
  if (tempPassword === undefined) return `${email} is an admin now.`;
  return [
    `${email} is an admin now, with a new account.`,
    `Temporary password: ${tempPassword}`,
    "It is shown this once and has to be changed at the first sign-in.",
  ].join("\n");
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof StartUpError || error instanceof AuthError;
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
