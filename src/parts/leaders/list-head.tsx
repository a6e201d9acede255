/** Stands beside a list's title; without room for both, the caption takes two lines. */
export function ListCaption({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <span className="block text-right text-balance font-stretch-[92%]">{text}</span>;
}

/** Where large texts leave a name no room beside its figure, it has a line of its own. */
export const BELOW_IF_LARGE = "@max-[16rem]:col-span-full";
