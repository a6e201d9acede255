import * as v from "valibot";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";
import { answerReader } from "../answer-reader.ts";
import { shapeSchema, text } from "../rows/row-shape.ts";

/** Reads the answer of `GET /api/leaguelab`; null if it has another form. */
export const readProviderState = answerReader<ChosenProvider>(
  shapeSchema({ isChosen: v.boolean(), isSimulated: v.boolean(), label: text }),
);
