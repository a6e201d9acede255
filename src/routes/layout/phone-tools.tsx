import { useRouteHandle } from "./route-handle.ts";
import { ShellSeason } from "./shell-season.tsx";
import { ShellSync } from "./shell-sync.tsx";
/** For widths where the header has no room. */
export default function PhoneTools() {
  const { season } = useRouteHandle();
  return (
    <>
      {season === "page" && <ShellSeason form="compact" />}
      <span className="ml-auto">
        <ShellSync />
      </span>
    </>
  );
}
