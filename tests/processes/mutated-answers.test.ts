import { test } from "vitest";
import { checkMutatedAnswers } from "../helpers/provider/mutated-season.ts";
import { scriptedProvider } from "../helpers/provider/scripted-provider.ts";

/** `npm run test:long` tries ten thousand others. */
const ANSWERS = Number(process.env.MUTATED_ANSWERS ?? "2000");
const SEED = Number(process.env.MUTATED_SEED ?? "62");
const provider = scriptedProvider();

const timeout = 60_000 + ANSWERS * 500;

test("mutated answers: no crash, no half-write, no archive that was not planned, a message for each bad record", {
  timeout,
}, async () => {
  await checkMutatedAnswers(provider, ANSWERS, SEED);
});
