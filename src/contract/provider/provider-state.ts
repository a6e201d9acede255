import * as v from "valibot";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";

const schema = v.pipe(
  v.object({ is_chosen: v.boolean(), is_simulated: v.boolean(), label: v.string() }),
  v.transform(
    ({ is_chosen, is_simulated, label }): ChosenProvider => ({
      isChosen: is_chosen,
      isSimulated: is_simulated,
      label,
    }),
  ),
);

/** Reads the answer of `GET /api/leaguelab`; null if it has another form. */
export function readProviderState(body: unknown): ChosenProvider | null {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : null;
}
