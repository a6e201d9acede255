import type { SettingState } from "../../../../src/domain/provider/debug/provider-test.ts";
import type {
  ProviderErrorCode,
  ProviderState,
} from "../../../../src/domain/provider/provider-contract.ts";

/** Body of `POST /functions/v1/provider-debug`: one of the steps that the server makes (A §7). */
export type DebugRequest =
  | { readonly step: "configuration" }
  /** Without a league, the list of all leagues is asked for. */
  | { readonly step: "direct"; readonly league_id?: string };

/** Answer of the step "configuration": names and states, never a value of a secret (D61). */
export interface ConfigurationAnswer extends ProviderState {
  readonly settings: readonly { readonly name: string; readonly state: SettingState }[];
}

/** Answer of the step "direct": what one request to the provider met. */
export interface DirectAnswer {
  readonly has_passed: boolean;
  readonly took_ms: number;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly format: "json" | "page" | "text" | "nothing" | null;
  readonly bytes: number | null;
  /** Leagues in the answer; null where it has no such list. */
  readonly leagues: number | null;
  readonly code: ProviderErrorCode | null;
  /** Uses the words of A §8. */
  readonly message: string | null;
}
