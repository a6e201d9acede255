import { ImportFrame } from "../import-frame.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";
import { BulkWizard } from "./bulk-wizard.tsx";

/** Imports many CSV files, each with one team's figures of one game (A §2). */
export function BulkImportPage() {
  return (
    <ImportFrame title={words.title} lead={words.lead}>
      {(props) => <BulkWizard {...props} />}
    </ImportFrame>
  );
}
