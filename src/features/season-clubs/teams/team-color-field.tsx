import type { ComponentProps } from "react";
import { TEAM_COLORS, type TeamColor } from "../../../domain/season/team-color.ts";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";

const { form: words } = teamWorkMessages;

const OPTIONS = [
  { value: "", label: words.noColor },
  ...TEAM_COLORS.map((color) => ({ value: color, label: words.colors[color] })),
];

/** Offers a team's color by name and previews the choice on a jersey. */
export function TeamColorField({
  code,
  color,
  ...field
}: {
  /** The code on the previewed jersey. */
  code: string;
  color: TeamColor | null;
} & Omit<ComponentProps<typeof SelectField>, "label" | "options" | "color">) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <SelectField {...field} label={words.color} options={OPTIONS} />
      <TeamMark team={{ code, color, crest: null }} size={MARK_SIZES.name} className="mb-1" />
    </div>
  );
}
