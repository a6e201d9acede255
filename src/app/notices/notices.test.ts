import { describe, expect, it } from "vitest";
import {
  answerDialog,
  askConfirm,
  askWhich,
  askWord,
  dismissToast,
  notify,
  showAlert,
  useNotices,
} from "./notices.ts";

const top = () => {
  const dialog = useNotices.getState().dialogs[0];
  if (!dialog) throw new Error("no dialog is open");
  return dialog;
};

describe("notices (D1)", () => {
  it("shows dialogs one after the other and resolves each with its own answer", async () => {
    const first = askConfirm({ text: "First?", confirmLabel: "Yes", cancelLabel: "No" });
    const second = askWord({ text: "Type RESET", word: "RESET", confirmLabel: "Reset" });
    expect(top()).toMatchObject({ kind: "confirm", text: "First?", danger: false });
    answerDialog(top().id, true);
    expect(top()).toMatchObject({ kind: "word", word: "RESET" });
    answerDialog(top().id, "reset");
    expect(await first).toBe(true);
    expect(await second).toBe("reset");
    expect(useNotices.getState().dialogs).toEqual([]);
  });

  it("reads a closed question as a no", async () => {
    const confirm = askConfirm({ text: "Sure?", confirmLabel: "Yes", cancelLabel: "No" });
    answerDialog(top().id, false);
    const word = askWord({ text: "Type", word: "RESET", confirmLabel: "Reset" });
    answerDialog(top().id, false);
    expect([await confirm, await word]).toEqual([false, null]);
  });

  it("offers two ways, and a closed question takes neither", async () => {
    const ask = () =>
      askWhich({ text: "Leave?", confirmLabel: "Reset", otherLabel: "Exit", cancelLabel: "Stay" });
    const answers = [true, "other", false].map((answer) => {
      const asked = ask();
      answerDialog(top().id, answer);
      return asked;
    });
    expect(await Promise.all(answers)).toEqual(["first", "other", null]);
  });

  it("waits for OK on a failure", async () => {
    let closed = false;
    const alert = showAlert("Failed to save roster. Please try again.").then(() => {
      closed = true;
    });
    await Promise.resolve();
    expect(closed).toBe(false);
    answerDialog(top().id, true);
    await alert;
    expect(closed).toBe(true);
  });

  it("keeps a success until it is dismissed", () => {
    notify("Roster updated successfully!");
    const [toast] = useNotices.getState().toasts;
    expect(toast?.text).toBe("Roster updated successfully!");
    dismissToast(toast?.id ?? -1);
    expect(useNotices.getState().toasts).toEqual([]);
  });
});
