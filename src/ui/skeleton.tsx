/** Shows a grey bar for text that is loading; it is hidden from assistive technology. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-xs bg-surface-2 sun:border sun:border-line ${className}`}
    />
  );
}
