/** Where the data is stored. */
export type DatabaseTarget =
  | { readonly kind: "memory" }
  | { readonly kind: "folder" }
  | { readonly kind: "server"; readonly connectionString: string };

/** The league provider as the functions see it. */
export interface ProviderConfig {
  /** Which side the first of a game's two teams is. */
  readonly firstTeamIs: "visitor" | "home";
  /** How texts name the provider (D3). */
  readonly label?: string;
  /** Absent if no provider is chosen. */
  readonly access?: { readonly url: string; readonly site: string; readonly token: string };
}

/** The whole configuration of the backend; contract.md names the variables. */
export interface BackendConfig {
  readonly host: string;
  /** 0 takes any free port (tests). */
  readonly port: number;
  /** Absolute path of the folder for the database, keys and mailbox. */
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** False lets the embedded database answer before the disk has a commit; true when absent. */
  readonly waitsForDisk?: boolean;
  readonly seed: "demo" | "none";
  /** Origin in mails and redirects, without a trailing slash; the served origin when absent. */
  readonly siteUrl?: string;
  readonly smtpUrl?: string;
  /** The installation's name, in mails; DEFAULT_APP_NAME when absent (D3). */
  readonly appName?: string;
  /** The service key; generated into DATA_DIR when absent. */
  readonly secretKey?: string;
  /**
   * For a new database: confirmed addresses of this domain are admins (D11); /admin/settings
   * changes it.
   */
  readonly adminEmailDomain?: string;
  /**
   * For a new database: the league's time zone, an IANA name; America/New_York when absent (D3).
   */
  readonly leagueTimeZone?: string;
  /** New people at game passes, an hour and address (D69); PASS_SIGN_INS_PER_HOUR when absent. */
  readonly passSignInsPerHour?: number;
  /** Origin of another backend that the built client calls (CSP connect-src). */
  readonly clientBackendOrigin?: string;
  /** The league provider; none is asked when absent. */
  readonly provider?: ProviderConfig;
  /** Folder with the built client; only the API is served when absent. */
  readonly staticDir?: string;
}

/** The embedded backend's key for browsers. It names the project and is not secret. */
export const PUBLISHABLE_KEY = "sb_publishable_local";

/** A neutral name until somebody names the installation (D3). */
export const DEFAULT_APP_NAME = "Stat Tracker";
