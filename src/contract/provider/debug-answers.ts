import * as v from "valibot";
import type { Configuration, ProviderTest } from "../../domain/provider/debug/provider-test.ts";
import { answerReader } from "../answer-reader.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const optionalCount = v.nullable(count);
const flag = v.boolean();

const configurationSchema = shapeSchema({
  isChosen: flag,
  isSimulated: flag,
  label: text,
  firstTeamIs: v.picklist(["visitor", "home"]),
  settings: v.array(
    v.object({
      name: text,
      state: v.picklist([
        "set",
        "missing",
        "no_address",
        "not_https",
        "has_path",
        "quoted",
        "has_space",
      ]),
    }),
  ),
});

const testSchema = shapeSchema({
  hasPassed: flag,
  tookMs: count,
  status: optionalCount,
  format: v.nullable(v.picklist(["json", "page", "text", "nothing"])),
  bytes: optionalCount,
  leagues: optionalCount,
  code: optionalText,
  message: optionalText,
});

/** Reads the configuration check of `provider-debug`; null if it has another form. */
export const readConfiguration = answerReader<Configuration>(configurationSchema);

/** Reads the direct test of `provider-debug`; null if it has another form. */
export const readDirectTest = answerReader<ProviderTest>(testSchema);
