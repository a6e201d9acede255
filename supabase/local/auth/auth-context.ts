import type { LocalSecrets } from "../config/local-secrets.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What every auth request works with. */
export interface AuthContext {
  readonly database: SqlDatabase;
  readonly secrets: LocalSecrets;
  readonly mail: MailTransport;
  /** The installation's name, for mails. */
  readonly appName: string;
  readonly limiter: RateLimiter;
  /** Origin people reach the product at; links and redirects start with it. */
  readonly siteUrl: () => string;
  /** Nobody configured SITE_URL: every loopback origin may then be a redirect's target. */
  readonly isLocal: boolean;
}
