/** What is wrong with a setting of the server, as far as one can say it without its value. */
export type SettingState =
  | "set"
  | "missing"
  | "no_address"
  | "not_https"
  | "has_path"
  | "quoted"
  | "has_space";

/** How the server is set up to reach the league provider, without a value of a secret (D61). */
export interface Configuration {
  readonly isChosen: boolean;
  /** The provider is the simulator of the demo league. */
  readonly isSimulated: boolean;
  readonly label: string;
  readonly firstTeamIs: "visitor" | "home";
  readonly settings: readonly { readonly name: string; readonly state: SettingState }[];
}

/** What one request to the provider met, directly or through the proxy (A §7). */
export interface ProviderTest {
  readonly hasPassed: boolean;
  readonly tookMs: number;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly format: "json" | "page" | "text" | "nothing" | null;
  readonly bytes: number | null;
  /** Leagues in the answer; null where it has no such list. */
  readonly leagues: number | null;
  /** A code of the server's, or `no_answer` and `not_passed_on` of a test that did not reach it. */
  readonly code: string | null;
  /** The server's words for the code (A §8). */
  readonly message: string | null;
}
