import type { PlantedBug } from "./planted-bug.ts";

/** What the phone believes of an answer. */
export const API_BUGS: readonly PlantedBug[] = [
  {
    name: "a proxy's 400 has plays put aside",
    rule: "I14",
    file: "src/contract/api-codes.ts",
    find: "return SQLSTATE.test(code) && SQLSTATE_CLASSES.has(code.slice(0, 2));",
    replace: "return true;",
    caughtBy: { file: "src/remote/http/classify-error.test.ts", titled: "I14" },
  },
  {
    name: "a page of a captive portal ends the session",
    rule: "I14",
    file: "src/remote/http/classify-error.ts",
    find: "if (status === 401 && !isPage)",
    replace: "if (status === 401)",
    caughtBy: { file: "src/remote/http/classify-error.test.ts" },
  },
  {
    name: "a play that the phone cannot read leaves a silent hole",
    rule: "I23",
    file: "src/contract/pull-answer.ts",
    find: "if (event === null || event.gameSeq === null) return null;",
    replace: "if (event === null || event.gameSeq === null) continue;",
    caughtBy: { file: "src/contract/answers.test.ts", titled: "I23" },
  },
  {
    name: "the first outcome of a repeated play is not read",
    rule: "I8",
    file: "src/contract/push-answer.ts",
    find: 'of: outcome === "duplicate" ? firstOutcomeOf(row) : null',
    replace: "of: null",
    caughtBy: { file: "src/contract/answers.test.ts", titled: "a duplicate" },
  },
  {
    name: "who tapped is not sent along, so the play stands in the uploader's name alone",
    rule: "security rule 6",
    file: "src/contract/event-wire.ts",
    find: "...(event.authorId === null ? {} : { author_id: event.authorId }),",
    replace: "",
    caughtBy: { file: "src/contract/event-wire.test.ts", titled: "who tapped" },
  },
];
