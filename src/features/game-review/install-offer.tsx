import { env } from "../../app/env.ts";
import { dismissInstallCard, useInstallStore } from "../../app/install/install-store.ts";
import { useInstall } from "../../app/install/use-install.ts";
import { InstallCard } from "../../parts/install/install-card.tsx";
import { installMessages } from "../../parts/install/install-messages.ts";
import { InstallSteps } from "../../parts/install/install-steps.tsx";

/** Shows the card once, below the result of the first game that was finished here (interface.md "Install"). */
export function InstallOffer() {
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
      <InstallSteps onClose={closeSteps} />
    </>
  );
}
