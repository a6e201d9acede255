import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { LEADER_TABS } from "../../domain/standings/leaders/leader-lists.ts";
import {
  KIND_PARAMETERS,
  type WidgetKindName,
  type WidgetParameter,
} from "../../parts/embed/widget-kinds.ts";
import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { AccentField } from "./accent-field.tsx";
import { PartFields } from "./part-fields.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const THEMES = ["light", "dark", "sun", "auto"] as const;
const SIZES = ["compact", "full"] as const;
/** In pixels; "" means the full width. */
const WIDTHS = ["", "300", "360", "480", "640", "900"] as const;

/** Shows one field for each parameter of this kind of widget (contract.md, "Widget"). */
export function EmbedFields({
  seasons,
  kind,
  parameters,
  width,
  onChange,
  onWidth,
}: {
  seasons: readonly WidgetSeason[];
  kind: WidgetKindName;
  parameters: WidgetParameters;
  width: number | null;
  onChange: (parameters: WidgetParameters) => void;
  onWidth: (width: number | null) => void;
}) {
  const change = (changes: Partial<WidgetParameters>) => onChange({ ...parameters, ...changes });
  const fields: readonly WidgetParameter[] = KIND_PARAMETERS[kind];
  return (
    <div className="mt-3 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 bar:grid-cols-1">
      <PartFields
        seasons={seasons}
        parameters={parameters}
        hasTeam={fields.includes("team")}
        change={change}
      />
      {fields.includes("tab") && (
        <SelectField
          label={words.tab}
          options={LEADER_TABS.map((value) => ({ value, label: words.tabs[value] }))}
          value={parameters.tab}
          onChange={(tab) => change({ tab })}
        />
      )}
      <SelectField
        label={words.theme}
        options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        value={parameters.theme}
        onChange={(theme) => change({ theme })}
      />
      <SelectField
        label={words.size}
        options={SIZES.map((value) => ({ value, label: words.sizes[value] }))}
        value={parameters.isCompact ? "compact" : "full"}
        onChange={(size) => change({ isCompact: size === "compact" })}
      />
      <SelectField
        label={words.width}
        options={WIDTHS.map((value) => ({
          value,
          label: value === "" ? words.fullWidth : words.atMost(Number(value)),
        }))}
        value={WIDTHS.find((value) => value === `${width ?? ""}`) ?? ""}
        onChange={(value) => onWidth(value === "" ? null : Number(value))}
      />
      <AccentField accent={parameters.accent} onChange={(accent) => change({ accent })} />
    </div>
  );
}
