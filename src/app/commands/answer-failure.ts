import type { TransportAnswer } from "../../sync/transport.ts";
import { commandFailure } from "./command-failure.ts";

/** What an online-only command came to, from the server's answer to it (the table in SPEC.md). */
export function answerFailure(answer: TransportAnswer) {
  switch (answer.kind) {
    case "permission":
      return commandFailure("permission");
    case "sign-in-required":
    case "token-expired":
    case "wrong-identity":
      return commandFailure("sign-in-needed");
    case "batch-refused":
    case "gone":
      return commandFailure("refused");
    case "protocol-too-old":
      return commandFailure("too-old");
    case "unknown":
    case "temporary":
      return commandFailure("network");
  }
}
