import { Sheet } from "../../ui/overlay/sheet.tsx";
import { installMessages } from "./install-messages.ts";
import { STEP_PICTURES } from "./step-pictures.tsx";

/** A page cannot ask iOS to install, so this shows the three steps in pictures. */
export default function IosSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet onClose={onClose} title={installMessages.iosTitle}>
      <ol className="grid gap-3">
        {installMessages.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-3">
            {STEP_PICTURES[index]}
            <span>
              <b className="numeral mr-2 text-[22px]/[24px]">{index + 1}</b>
              {step}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-dense">{installMessages.iosWhy}</p>
    </Sheet>
  );
}
