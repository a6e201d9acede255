/** Runs `stop` at SIGTERM or Ctrl+C and ends the process; a second signal does not wait. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  function onSignal(): void {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  }
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
