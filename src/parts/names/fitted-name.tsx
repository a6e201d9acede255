import { clsx } from "clsx";
import { hasLongWord } from "./long-word.ts";

/** Shows a team's short name where the whole one has no room (D72); only the whole one is read. */
export function FittedName({
  name,
  shortName,
}: {
  name: string;
  /** Left out while it is not known; then a name without room is cut. */
  shortName: string | undefined;
}) {
  if (shortName === undefined) return name;
  return (
    // On several lines the browser would break inside a long word.
    <span className={clsx("name-fit", hasLongWord(name) && "[--lines:1]")} data-short={shortName}>
      {name}
    </span>
  );
}
