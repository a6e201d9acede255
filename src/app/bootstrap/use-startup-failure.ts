import { useEffect, useState } from "react";
import { services } from "./services.ts";

/** Why the services of this tab could not start; null while all is well. */
export function useStartupFailure(): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    services().catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, []);
  return failure;
}
