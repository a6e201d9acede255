/**
 * Runs `stop` at SIGTERM or Ctrl+C and ends the process; a second signal does not wait.
 * @returns ends the process in the same way for another reason; does nothing while it ends.
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  let isStopping = false;
  function end(): void {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  }
  function onSignal(): void {
    if (isStopping) process.exit(1);
    end();
  }
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  return end;
}
