/** Work that begins once the answer is on its way. */
export interface AfterAnswer {
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** The caller has its answer already, so a failure goes to the log. */
export function createAfterAnswer(): AfterAnswer {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => {
          const cause = error instanceof Error && error.cause !== undefined ? error.cause : "";
          process.stderr.write(`After an answer: ${String(error)} ${String(cause)}\n`);
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
