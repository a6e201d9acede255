/** The bar is 12 px high. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(max, 1)}
      className="block h-3 w-full appearance-none overflow-hidden rounded-full border border-current bg-surface [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand"
    />
  );
}
