import type { LocalSecrets } from "../config/local-secrets.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { AfterAnswer } from "./mails/after-answer.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What every auth request works with. */
export interface AuthContext {
  readonly database: SqlDatabase;
  readonly secrets: LocalSecrets;
  readonly mail: MailTransport;
  readonly afterAnswer: AfterAnswer;
  /** The installation's name, for mails. */
  readonly appName: string;
  readonly limiter: RateLimiter;
  /** Origin of the product; links and redirects start with it. */
  readonly siteUrl: () => string;
  /** True when SITE_URL is not set: then a redirect may go to any loopback origin. */
  readonly isLocal: boolean;
}
