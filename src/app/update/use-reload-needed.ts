import { useEffect, useState } from "react";
import { services } from "../bootstrap/services.ts";

/** Whether a newer version in another tab has taken the device's database over (I1). */
export function useReloadNeeded(): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    let unsubscribe = (): void => {};
    let isLeft = false;
    services().then(
      ({ store }) => {
        if (isLeft) return;
        const look = () => setIsNeeded(store.status.get().reloadNeeded);
        unsubscribe = store.status.subscribe(look);
        look();
      },
      // The root layout shows why there are no services.
      () => undefined,
    );
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, []);
  return isNeeded;
}
