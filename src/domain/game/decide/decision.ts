import type { Failure, Result } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";

/** Facts in the order in which they happened, none when nothing changes, or a refusal. */
export type Decision<Code extends string> = Result<readonly GameFact[], Failure<Code>>;
