import { WifiOff } from "lucide-react";
import { Note } from "../../ui/note.tsx";

/** Says what cannot be done without a network. */
export function OfflineNote({ text }: { text: string }) {
  return (
    <Note icon={WifiOff} role="status">
      {text}
    </Note>
  );
}
