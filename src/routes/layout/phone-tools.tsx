import { useRouteHandle } from "./route-handle.ts";
import { ShellSeason } from "./shell-season.tsx";
import { ShellSync } from "./shell-sync.tsx";
/** Above the page where the header has no room: season left, where the data is right. */
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
