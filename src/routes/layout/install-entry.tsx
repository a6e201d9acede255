import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { env } from "../../app/env.ts";
import {
  acceptInstallOffer,
  dismissInstallCard,
  useInstallStore,
} from "../../app/install/install-store.ts";
import { useInstallWay } from "../../app/install/use-install-way.ts";
import { InstallCard } from "../../parts/install/install-card.tsx";
import { installMessages } from "../../parts/install/install-messages.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const IosSheet = lazy(() => import("../../parts/install/ios-sheet.tsx"));

/** Renders nothing if this device cannot install the app. */
export function InstallButton({ block = false }: { block?: boolean }) {
  const { way, install, closeSteps } = useInstall();
  if (way === "none") return null;
  return (
    <>
      <Button block={block} icon={<Icon as={Download} size="sm" />} onClick={install}>
        {installMessages.install}
      </Button>
      {closeSteps !== null && <InstallSteps onClose={closeSteps} />}
    </>
  );
}

export function InstallCardHost() {
  const isDue = useInstallStore(({ card }) => card === "due");
  const { way, install, closeSteps } = useInstall();
  return (
    <>
      {isDue && way !== "none" && (
        <InstallCard
          appName={env.appName}
          installLabel={way === "ios" ? installMessages.showHow : installMessages.install}
          why={way === "ios" ? installMessages.iosWhy : null}
          onInstall={install}
          onDismiss={dismissInstallCard}
        />
      )}
      {closeSteps !== null && <InstallSteps onClose={closeSteps} />}
    </>
  );
}

function InstallSteps({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <IosSheet onClose={onClose} />
    </Suspense>
  );
}

/** `closeSteps` is null while the steps are hidden. People who have seen them need no card. */
function useInstall() {
  const way = useInstallWay();
  const [areStepsOpen, setStepsOpen] = useState(false);
  function close() {
    setStepsOpen(false);
    dismissInstallCard();
  }
  const install = () =>
    way === "ios" ? setStepsOpen(true) : void acceptInstallOffer().then(dismissInstallCard);
  return { way, install, closeSteps: areStepsOpen ? close : null };
}
