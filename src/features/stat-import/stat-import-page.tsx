import { ImportFrame } from "./import-frame.tsx";
import { ImportWizard } from "./import-wizard.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Import Weekly Team Stats (A §2): one CSV file of one team in one game. */
export function StatImportPage() {
  return (
    <ImportFrame title={words.title} lead={words.lead}>
      {(props) => <ImportWizard {...props} />}
    </ImportFrame>
  );
}
