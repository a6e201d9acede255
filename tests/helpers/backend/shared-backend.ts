import { afterAll, beforeAll } from "vitest";
import {
  startTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from "./start-test-backend.ts";

/** One backend for all tests of the calling file or block; it can be used from their hooks on. */
export function sharedBackend(options?: TestBackendOptions): TestBackend {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await startTestBackend(options);
  });
  afterAll(() => backend?.stop());
  function started(): TestBackend {
    if (backend === undefined) throw new Error("The backend starts before the first test.");
    return backend;
  }
  return {
    get url() {
      return started().url;
    },
    get publishableKey() {
      return started().publishableKey;
    },
    get secretKey() {
      return started().secretKey;
    },
    get jwtSecret() {
      return started().jwtSecret;
    },
    get database() {
      return started().database;
    },
    passSeconds: (seconds) => started().passSeconds(seconds),
    mailsSent: () => started().mailsSent(),
    stop: () => started().stop(),
  };
}
