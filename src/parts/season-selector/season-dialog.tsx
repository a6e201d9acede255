import type { Season } from "../../domain/season/season.ts";
import { Button } from "../../ui/button.tsx";
import { ListBox } from "../../ui/form/list-box.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { seasonMessages } from "./season-messages.ts";
import { seasonOptions } from "./season-options.tsx";

/** Shows "Select Season" as a list of limited height that scrolls by itself, with Cancel (P §2). */
export default function SeasonDialog({
  seasons,
  selectedId,
  onChoose,
  onClose,
}: {
  seasons: readonly Season[];
  selectedId: string | null;
  onChoose: (seasonId: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      onClose={onClose}
      title={seasonMessages.selectTitle}
      footer={<Button onClick={onClose}>{seasonMessages.cancel}</Button>}
    >
      <ListBox
        label={seasonMessages.selectTitle}
        options={seasonOptions(seasons, Date.now())}
        value={selectedId}
        onChoose={(seasonId) => {
          onClose();
          if (seasonId !== selectedId) onChoose(seasonId);
        }}
        className="max-h-80 rounded-card border border-line-strong"
      />
    </Dialog>
  );
}
