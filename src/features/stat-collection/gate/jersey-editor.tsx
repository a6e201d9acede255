import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { setJerseyNumber } from "../../../app/commands/jersey.ts";
import { useHasAccount } from "../../../app/session/use-has-account.ts";
import type { Player } from "../../../domain/game/player.ts";
import { Jersey } from "../../../parts/jersey.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type JerseyRemark, jerseyRemark, typedJersey } from "../entry/jersey-remarks.ts";
import { messages } from "../messages.ts";

/** A changed number is marked for this long (P §5). */
const SAVED_FOR_MS = 1_500;

/** `take` saves one of the suggested numbers. */
export interface RowRemark {
  readonly remark: JerseyRemark;
  readonly take: (number: string) => void;
}

/** Storing a number takes a moment, in which the next one may already be tapped. */
function focusIfNothingElse(target: HTMLElement | null): void {
  if (document.activeElement?.contains(target)) target?.focus();
}

/** Edits the number in a roster row. Enter and leaving save, Escape cancels (P §5, D33). */
export function JerseyEditor({
  player,
  teammates,
  onRemark,
}: {
  player: Player;
  teammates: readonly (string | null)[];
  onRemark: (remark: RowRemark | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayEdit = useHasAccount();
  // A removed field blurs once more, which must not save again.
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const open = () => {
    isOpen.current = true;
    setTyped(player.jerseyNumber ?? "");
  };
  /** The focus returns to the row unless it is elsewhere by now. */
  const finish = (isLeft: boolean) => {
    isOpen.current = false;
    setTyped(null);
    onRemark(null);
    if (!isLeft) requestAnimationFrame(() => focusIfNothingElse(button.current));
  };
  const save = async (number: string, isLeft: boolean) => {
    if (!isOpen.current) return;
    if (number === (player.jerseyNumber ?? "")) return finish(isLeft);
    const take = (free: string) => void save(free, false);
    const remark = jerseyRemark(number, teammates);
    if (remark !== null) return onRemark({ remark, take });
    isOpen.current = false;
    const result = await setJerseyNumber(player.id, number === "" ? null : number);
    isOpen.current = true;
    if (!result.ok) return onRemark({ remark: messages.jersey.failed, take });
    finish(isLeft);
    setSaved(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") void save(typed ?? "", false);
    if (event.key === "Escape") finish(false);
  };

  if (!mayEdit) {
    return (
      <span className="grid size-11 place-items-center">
        <Jersey number={player.jerseyNumber} />
      </span>
    );
  }
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className="grid size-11 place-items-center"
        aria-label={messages.jersey.edit(player.name)}
        onClick={open}
      >
        {isSaved ? (
          <span role="status" className="text-win">
            <Icon as={Check} size="lg" />
            <span className="sr-only">{messages.jersey.saved}</span>
          </span>
        ) : (
          <Jersey number={player.jerseyNumber} />
        )}
      </button>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
      autoFocus
      data-own-escape
      className="numeral h-11 w-11 rounded-sm border-2 border-text bg-surface text-center text-[20px]/[20px]"
      inputMode="numeric"
      autoComplete="off"
      aria-label={messages.jersey.field(player.name)}
      value={typed}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setTyped(typedJersey(target.value))}
      onKeyDown={onKeyDown}
      onBlur={() => void save(typed, true)}
    />
  );
}
