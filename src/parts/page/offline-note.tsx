import { WifiOff } from "lucide-react";
import { Note } from "../../ui/note.tsx";

export function OfflineNote({ text }: { text: string }) {
  return (
    <Note icon={WifiOff} role="status">
      {text}
    </Note>
  );
}
