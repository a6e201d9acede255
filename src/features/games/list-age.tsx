import { useListAge } from "../../app/queries/device/use-reach.ts";
import { ReadAge } from "../../parts/page/read-age.tsx";

/** How old the list is, from the first paint. */
export function ListAge({ readAt }: { readAt: string | null }) {
  const age = useListAge(readAt);
  return (
    <div className="mb-3">
      <ReadAge age={age} />
    </div>
  );
}
