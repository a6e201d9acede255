import { useRouteHandle } from "./route-handle.ts";
import { ShellSeason } from "./shell-season.tsx";
import { ShellSync } from "./shell-sync.tsx";
import { useShellUser } from "./shell-user.ts";

/** For widths where the header has no room. */
export default function PhoneTools() {
  const { season } = useRouteHandle();
  const hasPlace = useShellUser()?.collects === true || season === "page";
  return (
    <>
      {season === "page" && <ShellSeason form="compact" />}
      {/* Where the row keeps no place, the mark of a visitor who goes offline moves no page. */}
      <span
        className={
          hasPlace
            ? "ml-auto"
            : "fixed bottom-[max(12px,env(safe-area-inset-bottom))] left-[max(12px,env(safe-area-inset-left))] z-20"
        }
      >
        <ShellSync />
      </span>
    </>
  );
}
