import { create } from "zustand";

/** `note` is said of what was not done, so it has no tick. */
type ToastTone = "done" | "note";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

export type WaitingDialog =
  | { readonly id: number; readonly kind: "alert"; readonly text: string }
  | {
      readonly id: number;
      readonly kind: "confirm";
      readonly text: string;
      readonly confirmLabel: string;
      readonly otherLabel?: string;
      readonly cancelLabel: string;
      readonly danger: boolean;
      readonly prefers: "confirm" | "cancel";
    }
  | {
      readonly id: number;
      readonly kind: "word";
      readonly text: string;
      readonly word: string;
      readonly confirmLabel: string;
    };

export type DialogAnswer = boolean | string;

interface Notices {
  readonly toasts: readonly Toast[];
  /** Dialogs show one after the other and never cover each other. */
  readonly dialogs: readonly WaitingDialog[];
}

export const useNotices = create<Notices>()(() => ({ toasts: [], dialogs: [] }));

const waiting = new Map<number, (answer: DialogAnswer) => void>();
let lastId = 0;

/** Uses exactly the specified words; the toast leaves by itself (D1). */
export function notify(text: string, tone: ToastTone = "done"): void {
  const toast = { id: ++lastId, text, tone };
  useNotices.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
}

export function dismissToast(id: number): void {
  useNotices.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export async function showAlert(text: string): Promise<void> {
  await open({ kind: "alert", text });
}

const CONFIRM = {
  kind: "confirm",
  cancelLabel: "Cancel",
  danger: false,
  prefers: "confirm",
} as const;

/** Closing it in any other way means no. */
export async function askConfirm(question: {
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  prefers?: "confirm" | "cancel";
}): Promise<boolean> {
  return (await open({ ...CONFIRM, ...question })) === true;
}

/** Offers two ways; null if the question was closed or cancelled, and then nothing may happen. */
export async function askWhich(question: {
  text: string;
  confirmLabel: string;
  otherLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}): Promise<"first" | "other" | null> {
  const answer = await open({ ...CONFIRM, ...question });
  if (answer === "other") return "other";
  return answer === true ? "first" : null;
}

/** Resolves with the typed text, or null when cancelled (P §4 Reset). */
export async function askWord(question: {
  text: string;
  word: string;
  confirmLabel: string;
}): Promise<string | null> {
  const answer = await open({ kind: "word", ...question });
  return typeof answer === "string" ? answer : null;
}

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
