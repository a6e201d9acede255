import { test } from "vitest";
import { checkMutatedAnswers } from "../../helpers/provider/mutated-season.ts";
import { scriptedProvider } from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();

test("30 mutated answers: no crash, no half-write, no archive that was not planned, a message for each bad record", async () => {
  await checkMutatedAnswers(provider, 30, 13);
}, 120_000);
