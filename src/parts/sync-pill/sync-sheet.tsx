import { Download, LogIn, RefreshCw, TriangleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInFrom } from "../../app/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { clockTime } from "../page/clock-time.ts";
import { pillText, sheetText, syncMessages } from "./sync-messages.ts";
import { filledAnswer, type ShownSyncStatus, type WaitingEntry } from "./sync-status.ts";
import { WaitingList } from "./waiting-list.tsx";

export interface SyncSheetActions {
  readonly onRetry: () => void;
  readonly onExport: (kind: "json" | "csv") => void;
  readonly onImport: (file: File) => void;
  /** Marks the refused entries as seen. */
  readonly onPutAside: () => void;
}

/** Shows what waits, since when and why, and what can be done; it works offline (I21). */
export function SyncSheet({
  status,
  entries = [],
  onClose,
  actions,
  more,
}: {
  status: ShownSyncStatus;
  /** The waiting entries of the game on the screen, newest first; empty elsewhere. */
  entries?: readonly WaitingEntry[];
  onClose: () => void;
  actions: SyncSheetActions;
  more?: ReactNode;
}) {
  const navigate = useNavigate();
  const { to, state } = signInFrom(useLocation());
  const file = useRef<HTMLInputElement>(null);
  const hasData = status.pending > 0 || status.attention > 0 || status.state === "not-saved";
  const best = filledAnswer(status, hasData);
  return (
    <Sheet onClose={onClose} title={pillText(status)} way={sinceWhen(status)}>
      <p className="text-dense">
        {status.state === "offline" && <b>{status.reason} </b>}
        {sheetText(status)}
      </p>
      <WaitingList status={status} entries={entries} />
      {status.state !== "offline" && status.reason !== null && (
        <Note icon={TriangleAlert}>{status.reason}</Note>
      )}
      {status.isStorageLow && <Note icon={TriangleAlert}>{syncMessages.storageLow}</Note>}
      {status.isForgottenAfterAWeek && hasData && (
        <Note icon={TriangleAlert}>{syncMessages.forgotten}</Note>
      )}
      <div className="mt-3 grid gap-3 flat:grid-cols-2">
        {status.signInNeeded && (
          <Button
            size="lg"
            variant="fill"
            icon={<Icon as={LogIn} />}
            onClick={() => void navigate(to, { state })}
          >
            {syncMessages.signIn}
          </Button>
        )}
        <Button
          size="lg"
          variant={best === "retry" ? "fill" : "plain"}
          icon={<Icon as={RefreshCw} />}
          disabled={status.isSaving || status.state === "saved"}
          onClick={actions.onRetry}
        >
          {status.isSaving ? syncMessages.retrying : syncMessages.retry}
        </Button>
        {more}
        {status.quarantined.length > 0 && (
          <Button size="lg" onClick={actions.onPutAside}>
            {syncMessages.putAside}
          </Button>
        )}
        <Button
          size="lg"
          variant={best === "export" ? "fill" : "plain"}
          icon={<Icon as={Download} />}
          disabled={!status.isExportable}
          onClick={() => actions.onExport("json")}
        >
          {syncMessages.exportJson}
        </Button>
        <div className="grid grid-cols-2 gap-3 flat:col-span-2">
          <Button
            variant="bare"
            disabled={!status.isExportable}
            onClick={() => actions.onExport("csv")}
          >
            {syncMessages.exportCsv}
          </Button>
          <Button variant="bare" onClick={() => file.current?.click()}>
            {syncMessages.import}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="hidden"
          tabIndex={-1}
          aria-label={syncMessages.import}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) actions.onImport(chosen);
            currentTarget.value = "";
          }}
        />
      </div>
    </Sheet>
  );
}

function sinceWhen({ oldestPendingAt, lastSavedAt }: ShownSyncStatus): string[] {
  if (oldestPendingAt !== null) return [syncMessages.waitingSince(clockTime(oldestPendingAt))];
  return lastSavedAt === null ? [] : [syncMessages.lastSaved(clockTime(lastSavedAt))];
}
