import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";

const origin = "http://127.0.0.1:4173";

describe("readEnv", () => {
  it("is neutral and same-origin when nothing is set (D3)", () => {
    expect(readEnv({}, origin)).toEqual({
      backendUrl: origin,
      publishableKey: "sb_publishable_local",
      supportEmail: "support@example.org",
      appName: "Stat Tracker",
      associationName: "Flag Football",
      providerLabel: "league provider",
    });
  });

  it("reads what is set, blank counting as not set", () => {
    const env = readEnv(
      {
        VITE_SUPABASE_URL: "https://abc.supabase.co/",
        VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
        VITE_APP_NAME: "  ",
      },
      origin,
    );
    expect(env.backendUrl).toBe("https://abc.supabase.co");
    expect(env.publishableKey).toBe("sb_publishable_x");
    expect(env.appName).toBe("Stat Tracker");
  });

  const serviceToken = `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role: "service_role" }))}.x`;
  it.each([
    [{ VITE_SUPABASE_URL: "ftp://x", VITE_SUPABASE_PUBLISHABLE_KEY: "k" }, "VITE_SUPABASE_URL"],
    [{ VITE_SUPABASE_URL: "abc", VITE_SUPABASE_PUBLISHABLE_KEY: "k" }, "VITE_SUPABASE_URL"],
    [{ VITE_SUPABASE_URL: "https://a.b" }, "VITE_SUPABASE_PUBLISHABLE_KEY"],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" }, "VITE_SUPABASE_PUBLISHABLE_KEY"],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: serviceToken }, "VITE_SUPABASE_PUBLISHABLE_KEY"],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY: "eyJ.%.x" }, "VITE_SUPABASE_PUBLISHABLE_KEY"],
    [{ VITE_SUPPORT_EMAIL: "nobody" }, "VITE_SUPPORT_EMAIL"],
    [{ VITE_APP_NAME: "x".repeat(81) }, "VITE_APP_NAME"],
    [{ VITE_PROVIDER_LABEL: 3 }, "VITE_PROVIDER_LABEL"],
  ])("stops on %j with a sentence that names it", (values, named) => {
    expect(() => readEnv(values, origin)).toThrow(named);
  });
});
