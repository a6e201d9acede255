export function requestOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** `work` awaits only its own requests. It resolves at completion: a full disk aborts (I1). */
export function runTransaction<Value>(
  idb: IDBDatabase,
  mode: "readonly" | "readwrite",
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const transaction =
      mode === "readwrite"
        ? idb.transaction([...stores], mode, { durability: "strict" })
        : idb.transaction([...stores], mode);
    let outcome: { value: Value } | null = null;
    let failure: unknown = null;
    transaction.oncomplete = () => {
      if (outcome === null) reject(failure ?? new Error("The work outlived its transaction"));
      else resolve(outcome.value);
    };
    transaction.onabort = () =>
      reject(failure ?? transaction.error ?? new DOMException("aborted", "AbortError"));
    const abortWith = (error: unknown) => {
      failure = error;
      try {
        transaction.abort();
      } catch {
        // The failed request has already aborted it; onabort reports `failure`.
      }
    };
    try {
      Promise.resolve(work(transaction)).then((value) => {
        outcome = { value };
      }, abortWith);
    } catch (error) {
      abortWith(error);
    }
  });
}
