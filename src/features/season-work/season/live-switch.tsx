import { useEffect, useState } from "react";
import { showAlert } from "../../../app/notices/notices.ts";
import { setLiveSeason } from "../../../app/server-calls/live-season.ts";
import type { ManagedSeason } from "../../../domain/season/work/managed-season.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { seasonWorkMessages as words } from "../season-messages.ts";

/** The confirmation stays this long (A §9). */
const CONFIRMED_MS = 3_000;

/** Switching on takes the mark away from any other season (A §4, rule 7). */
export function LiveSwitch({ season, disabled }: { season: ManagedSeason; disabled: boolean }) {
  const { reload } = useAdminPage();
  const [isSaving, setSaving] = useState(false);
  const [confirmation, setConfirmation] = useState("");

  useEffect(() => {
    if (confirmation === "") return;
    const timer = setTimeout(() => setConfirmation(""), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);

  async function change(isLive: boolean): Promise<void> {
    setSaving(true);
    const result = await setLiveSeason(isLive ? season.id : null);
    await reload();
    setSaving(false);
    if (!result.ok) return showAlert(result.error.message);
    setConfirmation(isLive ? words.nowLive(season.name) : words.nowNone);
  }

  return (
    <>
      <Switch
        label={words.live}
        text={season.isLive ? words.yes : words.no}
        checked={season.isLive}
        disabled={disabled}
        isBusy={isSaving}
        onChange={(isLive) => void change(isLive)}
      />
      <p role="status" className="text-label font-strong text-win empty:hidden">
        {confirmation}
      </p>
    </>
  );
}
