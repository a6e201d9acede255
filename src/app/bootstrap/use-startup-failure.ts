import { useEffect, useState } from "react";
import { services } from "./services.ts";

/**
 * Starts the services of this tab behind the first drawn screen: evaluated before it, the store
 * and the engine would delay it. Out: why they could not start; null while all is well.
 */
export function useStartupFailure(): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    services().catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, []);
  return failure;
}
