import { Download } from "lucide-react";
import { useInstall } from "../../app/install/use-install.ts";
import { installMessages } from "../../parts/install/install-messages.ts";
import { InstallSteps } from "../../parts/install/install-steps.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Renders nothing if this device cannot install the app. */
export function InstallButton({ block = false }: { block?: boolean }) {
  const { way, install, closeSteps } = useInstall();
  if (way === "none") return null;
  return (
    <>
      <Button block={block} icon={<Icon as={Download} size="sm" />} onClick={install}>
        {installMessages.install}
      </Button>
      <InstallSteps onClose={closeSteps} />
    </>
  );
}
