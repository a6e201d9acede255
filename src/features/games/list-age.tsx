import { useReach } from "../../app/queries/device/use-reach.ts";
import { ReadAge } from "../../parts/page/read-age.tsx";

/** How old the list is while the server cannot be reached; behind the first paint. */
export default function ListAge({ readAt }: { readAt: string }) {
  const { isOffline } = useReach();
  return (
    <div className="mb-3 empty:hidden">
      <ReadAge age={{ readAt, isOffline, problem: null }} />
    </div>
  );
}
