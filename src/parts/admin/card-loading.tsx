import { Skeleton } from "../../ui/skeleton.tsx";

/** An admin page's card while its rows are on the way; `label` says what is read. */
export function CardLoading({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-dense">
        {label}
      </p>
      <div className="card grid gap-4 p-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
