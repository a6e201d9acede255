import { Suspense } from "react";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { useMedia } from "../../ui/use-media.ts";
import { layoutMessages } from "./layout-messages.ts";
import { useRouteHandle } from "./route-handle.ts";
import { useShellUser } from "./shell-user.ts";

/** theme.css calls this width `bar`. */
const BAR = "(min-width: 62.5rem)";

const COLUMN = "mx-auto max-w-page px-3 empty:hidden wide:px-5 print:hidden";

// Seasons, list and pill load after the first paint; their place is kept.
const lateTools = () => import("./late-tools.tsx");
const HeaderTools = lazyExtra(lateTools, "HeaderTools");
const PhoneTools = lazyExtra(lateTools, "PhoneTools");
const SeasonNote = lazyExtra(lateTools, "ShellSeasonNote");

export function HeaderToolRow() {
  return (
    useMedia(BAR) && (
      <Suspense>
        <HeaderTools />
      </Suspense>
    )
  );
}

export function PageToolRow() {
  const isWide = useMedia(BAR);
  const { season, hasOwnSync } = useRouteHandle();
  const isSeasonal = season === "page";
  const hasPill = useShellUser()?.collects === true && !hasOwnSync;
  const plainRow = hasPill
    ? "-mt-1 min-h-12 relative z-10 pointer-events-none *:pointer-events-auto @min-[21rem]:in-[main:has([data-beside-pill])]:-mb-12"
    : "";
  return (
    <>
      <div className={`@container ${COLUMN}`}>
        {!isWide && (
          <div
            className={`flex items-center gap-3 @max-[16rem]:flex-wrap bar:hidden ${isSeasonal ? "-my-1 min-h-12 @max-[16rem]:mb-0 wide:-mb-4" : plainRow}`}
          >
            <Suspense
              fallback={isSeasonal && <p className="text-dense">{layoutMessages.loadingSeasons}</p>}
            >
              <PhoneTools />
            </Suspense>
          </div>
        )}
      </div>
      {isSeasonal && (
        <div className={COLUMN}>
          <Suspense>
            <SeasonNote />
          </Suspense>
        </div>
      )}
    </>
  );
}
