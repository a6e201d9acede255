/** Stands beside a list's title; without room for both, the caption takes two lines. */
export function ListCaption({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <span className="block text-right text-balance font-stretch-[92%]">{text}</span>;
}
