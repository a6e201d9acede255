import { Printer } from "lucide-react";
import { paths } from "../../../app/paths.ts";
import { useGameId, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { ScoreSheet } from "./score-sheet.tsx";
import { sheetMessages } from "./sheet-messages.ts";

/** Shows the sheet like paper on the screen; only the sheet itself is printed. */
export function SheetPage() {
  const { visitor, home } = useGameTeams();
  const title = sheetMessages.title(visitor.name, home.name);
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-[820px] px-3 pt-2 pb-24 wide:px-5 print:max-w-none print:p-0">
      <div className="print:hidden">
        <BackLink to={paths.review(useGameId())} label={sheetMessages.back} />
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-[1_1_260px]">
            <h1 className="type-h1 wrap-anywhere">{title}</h1>
            <p className="mt-1 text-dense text-text-2">{sheetMessages.lead}</p>
          </div>
          <Button
            variant="fill"
            icon={<Icon as={Printer} size="sm" />}
            onClick={() => window.print()}
          >
            {sheetMessages.print}
          </Button>
        </div>
      </div>
      <ScoreSheet />
    </div>
  );
}
