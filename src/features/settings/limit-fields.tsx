import type { RefObject } from "react";
import { LIMIT_NAMES, type Limit } from "../../domain/access/settings.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { settingsMessages as words } from "./settings-messages.ts";

export type LimitInputs = Partial<Record<Limit, HTMLInputElement | null>>;

/** Number fields for the limits of a game and an account. */
export function LimitFields({
  draft,
  wrong,
  inputs,
  onChange,
}: {
  draft: Readonly<Record<Limit, string>>;
  /** Limits that cannot be saved as they are. */
  wrong: readonly Limit[];
  inputs: RefObject<LimitInputs>;
  onChange: (change: Partial<Record<Limit, string>>) => void;
}) {
  const { isOffline } = useAdminPage();
  return (
    <div className="grid items-start gap-x-6 gap-y-4 bar:grid-cols-2">
      {LIMIT_NAMES.map((limit) => (
        <TextField
          key={limit}
          ref={(input) => {
            inputs.current[limit] = input;
          }}
          label={words.limits[limit].label}
          hint={words.limits[limit].hint}
          error={
            wrong.includes(limit) ? `${words.limitWrong} ${words.limits[limit].hint}` : undefined
          }
          value={draft[limit]}
          onChange={(event) => onChange({ [limit]: event.target.value })}
          disabled={isOffline}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-[440px]"
        />
      ))}
    </div>
  );
}
