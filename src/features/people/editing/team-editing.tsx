import { useEffect, useState } from "react";
import { showAlert } from "../../../app/notices/notices.ts";
import type { SeasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import type { ReadPage } from "../../../app/queries/pages/use-kept-page.ts";
import { PageStates } from "../../../parts/page/page-states.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { peopleMessages } from "../people-messages.ts";
import type { OpenDialog } from "./edit-buttons.tsx";
import {
  divisionMessages,
  failureMessages,
  forfeitedMessages,
  mergeMessages,
  playerMessages,
} from "./editing-messages.ts";
import { TeamDialogs } from "./team-dialogs.tsx";
import type { TeamRights } from "./team-rights.ts";

const TITLES: Readonly<Record<OpenDialog["kind"], string>> = {
  edit: playerMessages.title,
  merge: mergeMessages.title,
  division: divisionMessages.title,
  forfeited: forfeitedMessages.title,
};

/** Shows a team's dialogs once the rosters of its season are as new as the page. */
export function TeamEditing({
  rosters: { query, reload },
  dialog,
  open,
  rights,
  onChanged,
}: {
  rosters: ReadPage<SeasonRosters>;
  dialog: OpenDialog;
  open: (dialog: OpenDialog | null) => void;
  rights: TeamRights;
  /** Called when the server holds something new. */
  onChanged: () => void;
}) {
  const isReady = query.status === "ready";
  const isComing = isReady && query.isRefreshing && !query.isNew;
  // Only before the form opens: a later wait would take away what is typed.
  const [mayWait, setMayWait] = useState(true);
  useEffect(() => {
    if (isReady && !isComing) setMayWait(false);
  }, [isReady, isComing]);
  const waits = mayWait && isComing;
  const isHere = isReady && holds(query.value, dialog);
  const isGone = isReady && query.isNew && !isHere;
  useEffect(() => {
    if (!isGone) return;
    open(null);
    void showAlert(failureMessages.gone);
  }, [isGone, open]);
  if (isHere && !waits) {
    return (
      <TeamDialogs
        season={query.value}
        rights={rights}
        dialog={dialog}
        open={open}
        onChanged={() => {
          void reload();
          onChanged();
        }}
      />
    );
  }
  return (
    <Dialog title={TITLES[dialog.kind]} onClose={() => open(null)}>
      {waits || query.status === "loading" ? (
        <p role="status" className="text-dense">
          {peopleMessages.team.loading}
        </p>
      ) : (
        <PageStates
          // The page shows a player whom the rosters on this device lack.
          query={isReady ? { status: "not-on-device", season: null } : query}
          loading={peopleMessages.team.loading}
          failed={peopleMessages.team.failed}
          onRetry={() => void reload()}
        />
      )}
    </Dialog>
  );
}

function holds({ cards, players }: SeasonRosters, dialog: OpenDialog): boolean {
  const teamId =
    "teamId" in dialog ? dialog.teamId : players.find(({ id }) => id === dialog.playerId)?.teamId;
  return cards.some(({ team }) => team.id === teamId);
}
