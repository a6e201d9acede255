import { ImportFrame } from "./import-frame.tsx";
import { ImportWizard } from "./import-wizard.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Imports one CSV file with one team's figures of one game (A §2). */
export function StatImportPage() {
  return (
    <ImportFrame title={words.title} lead={words.lead}>
      {(props) => <ImportWizard {...props} />}
    </ImportFrame>
  );
}
