/** Names the fault of a server setting without giving its value away. */
export type SettingState =
  | "set"
  | "missing"
  | "no_address"
  | "not_https"
  | "has_path"
  | "quoted"
  | "has_space";

/** How the server is set up to reach the league provider. No secret's value is part of it (D61). */
export interface Configuration {
  readonly isChosen: boolean;
  /** Whether the provider is the simulator of the demo league. */
  readonly isSimulated: boolean;
  readonly label: string;
  readonly firstTeamIs: "visitor" | "home";
  readonly settings: readonly { readonly name: string; readonly state: SettingState }[];
}

/** The result of one request to the provider, sent directly or through the proxy (A §7). */
export interface ProviderTest {
  readonly hasPassed: boolean;
  readonly tookMs: number;
  /** Null if no answer came. */
  readonly status: number | null;
  readonly format: "json" | "page" | "text" | "nothing" | null;
  readonly bytes: number | null;
  /** The number of leagues in the answer; null if the answer has no list of them. */
  readonly leagues: number | null;
  /** The server's code. A test that did not reach the server has `no_answer` or `not_passed_on`. */
  readonly code: string | null;
  /** The server's words for the code (A §8). */
  readonly message: string | null;
}
