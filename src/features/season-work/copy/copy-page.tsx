import { useSeasonSheet } from "../../../app/queries/server/use-season-sheet.ts";
import { SeasonSheetPage } from "../../../parts/admin/season-sheet-page.tsx";
import { CopyForm } from "./copy-form.tsx";
import { copyMessages } from "./copy-messages.ts";

/** Copies a season's leagues and the chosen teams and players into a new season. */
export function CopyPage({ seasonId }: { seasonId: string }) {
  return (
    <SeasonSheetPage seasonId={seasonId} words={copyMessages} {...useSeasonSheet(seasonId)}>
      {({ sheet }) => <CopyForm sheet={sheet} />}
    </SeasonSheetPage>
  );
}
