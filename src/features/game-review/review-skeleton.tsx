import { Skeleton } from "../../ui/skeleton.tsx";
import { BackToGames } from "./head/review-head.tsx";
import { REVIEW_COLUMNS, REVIEW_FRAME } from "./review-layout.ts";
import { reviewMessages } from "./review-messages.ts";

/** The shape of the review while the game is opened. */
export function ReviewSkeleton() {
  return (
    <div className={REVIEW_FRAME}>
      <h1 className="sr-only">{reviewMessages.page}</h1>
      <BackToGames />
      <p role="status" className="mb-3 text-dense">
        {reviewMessages.loading}
      </p>
      <div aria-hidden="true" className={REVIEW_COLUMNS}>
        <div className="card grid gap-3 p-4 wide:col-span-2 wide:grid-cols-2">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
        <Skeleton className="h-[240px] w-full" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
