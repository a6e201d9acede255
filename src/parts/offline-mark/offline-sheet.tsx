import { RefreshCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { momentText } from "../page/moment-text.ts";
import { offlineMessages } from "./offline-messages.ts";

export interface OfflineProps {
  /** ISO 8601 of the last reading; null if there was none. */
  readonly readAt: string | null;
  readonly onRetry: () => void;
}

/** Says what shows without a network, how old it is, and that it renews itself. */
export default function OfflineSheet({
  readAt,
  onRetry,
  onClose,
}: OfflineProps & { onClose: () => void }) {
  return (
    <Sheet
      onClose={onClose}
      title={offlineMessages.offline}
      way={readAt === null ? [] : [offlineMessages.readAt(momentText(readAt, Date.now()))]}
    >
      <p className="text-dense">
        {readAt !== null && offlineMessages.works} {offlineMessages.returns}
      </p>
      <Button
        size="lg"
        block
        className="mt-3"
        icon={<Icon as={RefreshCw} />}
        onClick={() => {
          onClose();
          onRetry();
        }}
      >
        {offlineMessages.retry}
      </Button>
    </Sheet>
  );
}
