import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Shows the import's effect, the way back, and the button that imports. */
export function WizardFoot({
  action,
  isReady,
  onBack,
  onImport,
  children,
}: {
  action: string;
  isReady: boolean;
  onBack: () => void;
  onImport: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div role="status" className="grid min-w-0 flex-[1_1_20rem] gap-0.5 text-dense">
        {children}
      </div>
      <div className="flex gap-3">
        <Button size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <Button size="lg" variant="fill" disabled={!isReady} onClick={onImport}>
          {action}
        </Button>
      </div>
    </div>
  );
}
