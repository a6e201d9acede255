/** Where the database lives. */
export type DatabaseTarget =
  | { readonly kind: "memory" }
  | { readonly kind: "folder" }
  | { readonly kind: "server"; readonly connectionString: string };

/** Everything the backend is told from outside; contract.md names the variables. */
export interface BackendConfig {
  readonly host: string;
  /** 0 takes any free port (tests). */
  readonly port: number;
  /** Folder for the database, keys and mailbox; absolute. */
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  readonly seed: "demo" | "none";
  /** Origin in mails and redirects, without a slash at its end; the served origin when absent. */
  readonly siteUrl?: string;
  readonly smtpUrl?: string;
  /** The installation's name, in mails; DEFAULT_APP_NAME when absent (D3). */
  readonly appName?: string;
  /** The service key; generated into DATA_DIR when absent. */
  readonly secretKey?: string;
  /** Of a new database: confirmed addresses of this domain are admins (D11); /admin/settings changes it. */
  readonly adminEmailDomain?: string;
  /** Of a new database: where the league plays, an IANA name; America/New_York when absent (D3). */
  readonly leagueTimeZone?: string;
  /** Origin of another backend the built client talks to (CSP connect-src). */
  readonly clientBackendOrigin?: string;
  /** Folder with the built client; nothing is served but the API when absent. */
  readonly staticDir?: string;
}

/** The embedded backend's key for browsers: it names the project, it is no secret. */
export const PUBLISHABLE_KEY = "sb_publishable_local";

/** D3: neutral until somebody gives the installation a name. */
export const DEFAULT_APP_NAME = "Stat Tracker";
