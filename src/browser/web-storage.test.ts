import { afterEach, expect, it, vi } from "vitest";
import { createMemoryStorage } from "../../tests/helpers/memory-storage.ts";
import { readStored, webStorage, writeStored } from "./web-storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps a text and removes it", () => {
  vi.stubGlobal("localStorage", createMemoryStorage());
  expect(writeStored("localStorage", "theme", "sun")).toBe(true);
  expect(readStored("localStorage", "theme")).toBe("sun");
  expect(writeStored("localStorage", "theme", null)).toBe(true);
  expect(readStored("localStorage", "theme")).toBeNull();
});

it("says that nothing was kept where the storage is full, and reads nothing where it throws", () => {
  const refuse = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeStored("localStorage", "theme", "sun")).toBe(false);
  expect(readStored("localStorage", "theme")).toBeNull();
});

it("has no storage where the browser refuses to name it", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  expect(webStorage("localStorage")).toBeNull();
  expect(readStored("localStorage", "theme")).toBeNull();
  expect(writeStored("localStorage", "theme", "sun")).toBe(false);
  if (own) Object.defineProperty(globalThis, "localStorage", own);
  else Reflect.deleteProperty(globalThis, "localStorage");
});
