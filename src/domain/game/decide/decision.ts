import type { Failure, Result } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";

/**
 * The result of a command: facts in the order in which they happened, none when nothing changes, or
 * a refusal. The screen translates the refusal's code into the specified text.
 */
export type Decision<Code extends string> = Result<readonly GameFact[], Failure<Code>>;
