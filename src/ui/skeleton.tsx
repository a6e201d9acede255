/** Shows a grey bar for text that is loading; it is hidden from assistive technology. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-xs bg-surface-2 sun:border sun:border-line ${className}`}
    />
  );
}

/** Says what a shared address is about; in index.html the server fills it (`withPageHead`). */
export function OpeningHead() {
  const head = typeof document === "undefined" ? { title: "", description: "" } : headOfAddress();
  return (
    head && (
      <div className="mb-4">
        <p data-head="title" className="font-bold text-lead empty:hidden">
          {head.title}
        </p>
        <p data-head="description" className="mt-1 text-text-2 empty:hidden">
          {head.description}
        </p>
      </div>
    )
  );
}

/** null: the host says nothing of its pages, or another address is open by now. */
function headOfAddress() {
  const address = contentOf("og:url");
  const title = contentOf("og:title");
  const description = contentOf("og:description");
  if (address === null || title === null || description === null) return null;
  return new URL(address).pathname === location.pathname ? { title, description } : null;
}

function contentOf(property: string): string | null {
  const meta = document.querySelector(`meta[property="${property}"]`);
  return meta?.getAttribute("content") ?? null;
}
