import { leadersMessages } from "./leaders-messages.ts";

/** Stands beside a list's title; without room for both, the caption takes two lines. */
export function ListCaption({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <span className="block text-right text-balance font-stretch-[92%]">{text}</span>;
}

export const BELOW_IF_LARGE = "@max-[16rem]:col-span-full";

/** Says why equal figures have different ranks, where some have (D46). */
export function TiesNote({
  lines,
}: {
  lines: readonly { readonly rank: number; readonly value: number }[];
}) {
  const isPartedByGames = lines.some(({ value, rank }, at) => {
    const above = lines[at - 1];
    return above?.value === value && above.rank !== rank;
  });
  if (!isPartedByGames) return null;
  return <p className="mt-1 text-label text-text-2">{leadersMessages.ties}</p>;
}
