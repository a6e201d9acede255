import { useState } from "react";
import { acceptInstallOffer, dismissInstallCard } from "./install-store.ts";
import { useInstallWay } from "./use-install-way.ts";

/** `closeSteps` is null while the steps are hidden. People who have seen them need no card. */
export function useInstall() {
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
