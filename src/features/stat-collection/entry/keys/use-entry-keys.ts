import { useEffect } from "react";
import { useScoringKeys } from "../../../../app/help/scoring-keys.ts";
import { SIDES, type Side } from "../../../../domain/game/fold/fold-timeouts.ts";
import { PICK_WINDOW_MS } from "../entry-flow.ts";
import { SIDE_KEYS } from "./entry-keys.ts";
import { typeDigit } from "./typed-number.ts";

const TYPED_IN = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** A key presses the button that shows it; digits choose a jersey on the screen or in the sheet. */
export function useEntryKeys(): void {
  useEffect(() => {
    const onKeyDown = pressButtons();
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

function pressButtons(): (event: KeyboardEvent) => void {
  let typed = { digits: "", at: 0, place: null as Element | null };
  /** The team that is meant if both teams have the number. */
  let meant: Side = "visitor";

  const typeInto = (place: Element, isSheet: boolean, digit: string, at: number) => {
    const isNew = typed.place !== place || at - typed.at > PICK_WINDOW_MS;
    const jerseys = jerseysIn(place);
    const numbers = jerseys.map(({ dataset }) => dataset.number ?? "");
    const { digits, isNumber, mayGrow } = typeDigit(isNew ? "" : typed.digits, digit, numbers);
    typed = { digits, at, place };
    if (!isNumber) return;
    const named = jerseys.filter(({ dataset }) => dataset.number === digits);
    const jersey = named.find((one) => isOf(one, meant)) ?? named[0];
    if (!isSheet) pick(jersey);
    // Enter then presses it, so that the first digit of 22 is not taken for number 2.
    else if (mayGrow || named.length > 1) jersey?.focus();
    else jersey?.click();
  };

  return (event) => {
    if (isForSomethingElse(event)) return;
    const sheet = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const place = sheet ?? document.querySelector("main");
    if (place === null) return;
    const key = event.key.toUpperCase();
    const button = [...place.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
      (one) => one.getAttribute("aria-keyshortcuts")?.toUpperCase() === key && isShown(one),
    );
    const side = SIDES.find((one) => SIDE_KEYS[one] === key);
    if (button === undefined && /^\d$/.test(key)) {
      typeInto(place, sheet !== undefined, key, event.timeStamp);
      return;
    }
    typed = { digits: "", at: 0, place: null };
    if (button !== undefined) {
      event.preventDefault();
      button.click();
    } else if (side !== undefined && sheet === undefined) {
      meant = side;
      const number = place.querySelector<HTMLElement>("[data-number][aria-pressed=true]")?.dataset
        .number;
      pick(jerseysIn(place).find((one) => isOf(one, side) && one.dataset.number === number));
    }
  };
}

function jerseysIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>("[data-number]:not(:disabled)")].filter(isShown);
}

/** The opened feed of a phone hides the jerseys and the stats. */
function isShown(button: HTMLElement): boolean {
  return button.getClientRects().length > 0;
}

function isOf(jersey: HTMLElement, side: Side): boolean {
  return jersey.closest(`.side-${side}`) !== null;
}

/** A second press would deselect the jersey. */
function pick(jersey: HTMLElement | undefined): void {
  if (jersey?.getAttribute("aria-pressed") === "false") jersey.click();
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.repeat || event.isComposing || event.defaultPrevented) return true;
  // Such a key is one character; Escape is not (WCAG 2.1.4).
  if (event.key.length === 1 && !useScoringKeys.getState().isOn) return true;
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}
