import { Icon } from "./icon.tsx";
import { WaitIcon } from "./shell-icons.tsx";

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-6 text-dense">
      <Icon as={WaitIcon} className="motion-turn" />
      {label}
    </p>
  );
}
