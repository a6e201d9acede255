import { messages } from "../messages.ts";

export interface TakenNumber {
  readonly number: string;
  /** The nearest come first, at most 3. */
  readonly free: readonly string[];
}

/** Says "#4 is already taken. Try" with the free numbers as buttons (P §5). */
export function TakenNumberRemark({
  taken: { number, free },
  onTake,
}: {
  taken: TakenNumber;
  onTake: (number: string) => void;
}) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {messages.jersey.taken(number, free.length > 0)}
      {free.map((each) => (
        <button
          key={each}
          type="button"
          className="numeral h-11 min-w-12 rounded-chip border border-line-strong bg-surface px-2 text-[20px]/[20px] text-text active:bg-surface-2"
          onClick={() => onTake(each)}
        >
          #{each}
        </button>
      ))}
    </span>
  );
}
