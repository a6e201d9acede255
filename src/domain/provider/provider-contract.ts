/** The error codes of the functions that call the league provider. */
export type ProviderErrorCode =
  | "not_admin"
  | "over_request_rate_limit"
  | "unknown_path"
  | "provider_not_chosen"
  | "provider_unreachable"
  | "provider_timeout"
  | "provider_connection"
  | "provider_refused"
  | "provider_bad_request"
  | "provider_not_found"
  | "provider_rate_limited"
  | "provider_failed"
  | "provider_unreadable";

/** The answer of `GET /api/leaguelab`. */
export interface ProviderState {
  readonly is_chosen: boolean;
  /** Whether the provider is the simulator of the demo league. */
  readonly is_simulated: boolean;
  readonly label: string;
  readonly first_team_is: "visitor" | "home";
}
