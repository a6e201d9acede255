import { useEffect, useState } from "react";
import { services } from "./services.ts";

/** Starts the services behind the first drawn screen, which they would delay; null: no failure. */
export function useStartupFailure(): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    services().catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, []);
  return failure;
}
