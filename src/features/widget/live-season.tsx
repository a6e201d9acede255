import { useEffect, useState } from "react";
import { showAlert } from "../../app/notices/notices.ts";
import { setLiveSeason } from "../../app/server-calls/live-season.ts";
import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const NONE = "none";
/** The confirmation stays this long (A §9). */
const CONFIRMED_MS = 3_000;

/** Chooses the one season that the widget shows, or none (A §5 "Live on widget", rule 7). */
export function LiveSeason({
  seasons,
  isOffline,
  reload,
}: {
  seasons: readonly WidgetSeason[];
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  const live = seasons.find(({ isLive }) => isLive)?.id ?? NONE;
  const [picked, setPicked] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [confirmation, setConfirmation] = useState("");
  const chosen = picked ?? live;

  useEffect(() => {
    if (confirmation === "") return;
    const timer = setTimeout(() => setConfirmation(""), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    const result = await setLiveSeason(chosen === NONE ? null : chosen);
    await reload();
    setSaving(false);
    if (!result.ok) return showAlert(result.error.message);
    setPicked(null);
    const name = seasons.find(({ id }) => id === chosen)?.name;
    setConfirmation(name === undefined ? words.nowNone : words.nowLive(name));
  }

  return (
    <Section title={words.liveTitle}>
      <p className="mb-3 max-w-reading text-dense text-text-2">{words.liveLead}</p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label={words.liveChoice}
          options={[
            ...seasons.map(({ id, name, isLive }) => ({
              value: id,
              label: isLive ? words.liveNow(name) : name,
            })),
            { value: NONE, label: words.noSeason },
          ]}
          value={chosen}
          onChange={(next) => {
            if (!isSaving) setPicked(next);
          }}
          disabled={isOffline}
          className="max-w-full flex-[0_1_22rem]"
        />
        <Button
          variant="fill"
          size="lg"
          disabled={isOffline || chosen === live}
          aria-busy={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? words.saving : words.save}
        </Button>
        <p role="status" className="text-dense font-strong sm:min-h-12 sm:content-center">
          {confirmation || (chosen === NONE ? words.noSeasonText : "")}
        </p>
      </div>
    </Section>
  );
}
