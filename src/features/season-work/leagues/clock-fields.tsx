import { type Control, Controller, type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { PERIOD_KINDS } from "../../../domain/game/clock/game-clock.ts";
import type { LeagueFields } from "../../../domain/season/work/season-fields.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { leagueFormMessages as words } from "./league-messages.ts";
import type { LeagueInput } from "./league-schema.ts";

/** Chooses whether a league's games keep a clock, and the length of a period (D71). */
export function ClockFields({
  control,
  minutes,
  error,
}: {
  control: Control<LeagueInput, unknown, LeagueFields>;
  minutes: UseFormRegisterReturn<"periodMinutes">;
  error: string | undefined;
}) {
  const hasClock = useWatch({ control, name: "periods" }) !== "none";
  return (
    <>
      <Controller
        control={control}
        name="periods"
        render={({ field }) => (
          <SelectField
            {...field}
            label={words.clock}
            hint={words.clockHint}
            options={PERIOD_KINDS.map((value) => ({ value, label: words.clockKinds[value] }))}
          />
        )}
      />
      {/* An invalid number blocks saving, so its field must stay visible. */}
      {(hasClock || error !== undefined) && (
        <TextField
          {...minutes}
          label={words.periodMinutes}
          error={error}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}
