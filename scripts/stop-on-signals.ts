/** npm passes a Ctrl+C on to a process that has it from the terminal already. */
const SAME_CTRL_C_MS = 500;

/**
 * Runs `stop` at SIGTERM or Ctrl+C and ends the process; a later signal ends it at once.
 * @returns ends the process in the same way for another reason
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  let stoppedAt: number | undefined;
  function end(): void {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  }
  function onSignal(): void {
    if (stoppedAt !== undefined && Date.now() - stoppedAt > SAME_CTRL_C_MS) process.exit(1);
    end();
  }
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  return end;
}
