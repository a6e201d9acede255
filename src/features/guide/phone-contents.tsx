import { List } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuideSection } from "./guide-section.ts";

/** The phone's way to search and sections: they slide out. */
export function PhoneContents({ shown }: { shown: GuideSection | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="wide:hidden print:hidden">
      <Button
        aria-haspopup="dialog"
        icon={<Icon as={List} size="sm" />}
        onClick={() => setOpen(true)}
      >
        {guideMessages.contents}
      </Button>
      {isOpen && (
        <Drawer onClose={close} title={guideMessages.contents} closeLabel={guideMessages.close}>
          <div className="px-3 pb-6">
            <GuideContents shown={shown} onChoose={close} />
          </div>
        </Drawer>
      )}
    </div>
  );
}
