import { useEffect } from "react";
import { readDesk } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const AGAIN_MS = 60_000;

const read = () => askServer("readDesk", readDesk);

/** Reads the admin's desk each minute while it shows, and when the page comes back. */
export function useAdminDesk() {
  const { query, reload } = useServerRead(read);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload]);
  return { query, reload };
}
