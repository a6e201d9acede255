import { LoaderCircle } from "lucide-react";
import { Icon } from "./icon.tsx";

/** Something is under way; says `label` to everyone. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-6 text-dense">
      <Icon as={LoaderCircle} className="motion-turn" />
      {label}
    </p>
  );
}
