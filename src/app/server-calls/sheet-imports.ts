import { readCopyAnswer } from "../../contract/seasons/copy-answer.ts";
import { readSheetImportAnswer, toSheetSteps } from "../../contract/seasons/sheet-import-answer.ts";
import type { ImportStep } from "../../domain/season/sheet/import-plan.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";
import { askDatabase, readListsAnew } from "./ask-server.ts";

interface SheetToImport {
  /** An id is imported only once, however often it is sent. */
  readonly importId: string;
  readonly leagueId: string;
  readonly kind: SheetKind;
  readonly fileName: string | null;
  readonly steps: readonly ImportStep[];
}

export async function importSheet(sheet: SheetToImport) {
  const answer = await askDatabase(
    (client) =>
      client.rpc("import_sheet", {
        p_import_id: sheet.importId,
        p_league_id: sheet.leagueId,
        p_kind: sheet.kind,
        p_file_name: sheet.fileName,
        p_steps: toSheetSteps(sheet.steps),
      }),
    readSheetImportAnswer,
  );
  if (answer.ok) await readListsAnew();
  return answer;
}

export async function undoSheetImport(importId: string) {
  const answer = await askDatabase(
    (client) => client.rpc("undo_sheet_import", { p_import_id: importId }),
    readSheetImportAnswer,
  );
  if (answer.ok) await readListsAnew();
  return answer;
}

interface SeasonToCopy {
  readonly fromSeasonId: string;
  readonly name: string;
  readonly year: number;
  readonly seasonType: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly teamIds: readonly string[];
  readonly playerIds: readonly string[];
}

export async function copySeason(season: SeasonToCopy) {
  const answer = await askDatabase(
    (client) =>
      client.rpc("copy_season", {
        p_from_season_id: season.fromSeasonId,
        p_season: {
          name: season.name,
          year: season.year,
          season_type: season.seasonType,
          start_date: season.startDate,
          end_date: season.endDate,
        },
        p_player_ids: [...season.playerIds],
        p_team_ids: [...season.teamIds],
      }),
    readCopyAnswer,
  );
  if (answer.ok) await readListsAnew();
  return answer;
}
