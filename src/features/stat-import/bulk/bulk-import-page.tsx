import { ImportFrame } from "../import-frame.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";
import { BulkWizard } from "./bulk-wizard.tsx";

/** Bulk Stats Import (A §2): many CSV files, each of one team in one game. */
export function BulkImportPage() {
  return (
    <ImportFrame title={words.title} lead={words.lead}>
      {(props) => <BulkWizard {...props} />}
    </ImportFrame>
  );
}
