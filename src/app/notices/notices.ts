import { create } from "zustand";

/** A success, said in passing (`role="status"`). */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** A question or failure that waits for its answer (`role="alertdialog"`). */
export type WaitingDialog =
  | { readonly id: number; readonly kind: "alert"; readonly text: string }
  | {
      readonly id: number;
      readonly kind: "confirm";
      readonly text: string;
      readonly confirmLabel: string;
      readonly cancelLabel: string;
      readonly danger: boolean;
    }
  | {
      readonly id: number;
      readonly kind: "word";
      readonly text: string;
      readonly word: string;
      readonly confirmLabel: string;
    };

/** What a dialog is answered with: yes or no, or the typed word. */
export type DialogAnswer = boolean | string;

interface Notices {
  readonly toasts: readonly Toast[];
  /** Shown one after the other; a dialog never covers another. */
  readonly dialogs: readonly WaitingDialog[];
}

export const useNotices = create<Notices>()(() => ({ toasts: [], dialogs: [] }));

const waiting = new Map<number, (answer: DialogAnswer) => void>();
let lastId = 0;

/** Says a success in exactly the specified words; it leaves by itself (D1). */
export function notify(text: string): void {
  const toast = { id: ++lastId, text };
  useNotices.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
}

export function dismissToast(id: number): void {
  useNotices.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Says a failure in exactly the specified words; resolves when the person has pressed OK (D1). */
export async function showAlert(text: string): Promise<void> {
  await open({ kind: "alert", text });
}

/** Asks a yes-or-no question; closing it any other way is a no. */
export async function askConfirm(question: {
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}): Promise<boolean> {
  return (await open({ kind: "confirm", danger: false, ...question })) === true;
}

/** Asks to type `word`; resolves with what was typed, or null when cancelled (P §4 Reset). */
export async function askWord(question: {
  text: string;
  word: string;
  confirmLabel: string;
}): Promise<string | null> {
  const answer = await open({ kind: "word", ...question });
  return typeof answer === "string" ? answer : null;
}

/** Called by the dialog on the screen. */
export function answerDialog(id: number, answer: DialogAnswer): void {
  useNotices.setState(({ dialogs }) => ({
    dialogs: dialogs.filter((dialog) => dialog.id !== id),
  }));
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

type DialogQuestion = WaitingDialog extends infer Each
  ? Each extends WaitingDialog
    ? Omit<Each, "id">
    : never
  : never;

function open(question: DialogQuestion): Promise<DialogAnswer> {
  const id = ++lastId;
  const dialog = { ...question, id } as WaitingDialog;
  useNotices.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return new Promise((resolve) => waiting.set(id, resolve));
}
