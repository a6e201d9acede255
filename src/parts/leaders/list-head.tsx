/** A list's title stays in one line; where there is no room, its caption takes two. */
export function ListTitle({ text }: { text: string }) {
  return <span className="whitespace-nowrap">{text}</span>;
}

export function ListCaption({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <span className="block text-right text-balance font-stretch-[92%]">{text}</span>;
}
