/** Shows a grey bar for text that is loading, dotted in the sun, where an outline would look like a field. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-xs bg-surface-2 sun:border sun:border-dotted sun:border-line ${className}`}
    />
  );
}
