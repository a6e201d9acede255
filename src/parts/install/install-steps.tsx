import { lazy, Suspense } from "react";

const IosSheet = lazy(() => import("./ios-sheet.tsx"));

/** Shows an iPhone's steps until they are closed; `onClose` is null while they are hidden. */
export function InstallSteps({ onClose }: { onClose: (() => void) | null }) {
  return (
    onClose !== null && (
      <Suspense>
        <IosSheet onClose={onClose} />
      </Suspense>
    )
  );
}
