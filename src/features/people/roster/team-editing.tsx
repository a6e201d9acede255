import { seasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import { useKeptPage } from "../../../app/queries/pages/use-kept-page.ts";
import { PageStates } from "../../../parts/page/page-states.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { teamMessages } from "../all-teams/team-messages.ts";
import type { OpenDialog } from "./edit-buttons.tsx";
import {
  divisionMessages,
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

/** Shows the dialogs on a team's page, once the rosters of its season are here for them. */
export function TeamEditing({
  seasonId,
  dialog,
  open,
  rights,
  onChanged,
}: {
  seasonId: string;
  dialog: OpenDialog;
  open: (dialog: OpenDialog | null) => void;
  rights: TeamRights;
  /** Called when the server holds something new. */
  onChanged: () => void;
}) {
  const { query, reload } = useKeptPage(seasonRosters, seasonId);
  if (query.status !== "ready") {
    return (
      <Dialog title={TITLES[dialog.kind]} onClose={() => open(null)}>
        <PageStates
          query={query}
          loading={teamMessages.loading}
          failed={teamMessages.failed}
          onRetry={() => void reload()}
        />
      </Dialog>
    );
  }
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
