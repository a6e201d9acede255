import type { Failure, Result } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";

/**
 * What a command comes to: facts in the order in which they happened, none where nothing would
 * change, or a refusal whose code the screen turns into the specified text.
 */
export type Decision<Code extends string> = Result<readonly GameFact[], Failure<Code>>;
