import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { pageMessages } from "./page-messages.ts";

/** Reads the page again from the server and says so (D7). */
export function SyncButton({
  isLoading,
  onSync,
}: {
  /** The page is being read anyway. */
  isLoading: boolean;
  onSync: () => Promise<void>;
}) {
  const [isSyncing, setSyncing] = useState(false);
  async function sync() {
    setSyncing(true);
    await onSync().finally(() => setSyncing(false));
  }
  return (
    <Button
      className="print:hidden"
      disabled={isLoading || isSyncing}
      onClick={() => void sync()}
      icon={<Icon as={RefreshCw} size="sm" />}
    >
      {isSyncing ? pageMessages.syncing : pageMessages.sync}
    </Button>
  );
}
