import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { AdminRead } from "./admin-read.tsx";

const failedBy = (code: string, failedText?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={["/admin/users"]}>
      <AdminRead
        words={{
          loading: "",
          offlineText: "",
          offlineNote: "",
          failedTitle: "Failed to load",
          ...(failedText !== undefined && { failedText }),
        }}
        query={{ status: "error", failure: { code, message: "why" } }}
        isOffline={false}
        onRetry={() => undefined}
      >
        {() => null}
      </AdminRead>
    </MemoryRouter>,
  );

it("a failed reading can be tried again", () => {
  expect(failedBy("network")).toMatch(/<button[^>]*>Try Again<\/button>/);
});

it("a session that the server no longer knows leads to the sign-in, because trying again cannot help", () => {
  const shown = failedBy("sign-in-needed");
  expect(shown).toMatch(/<a[^>]* href="\/login"[^>]*>Sign In<\/a>/);
  expect(shown).not.toContain("Try Again");
});

it("the server's words, which end without a full stop, have a paragraph of their own", () => {
  const shown = failedBy("server", "Only admins can see this.");
  expect(shown).toMatch(/>why<\/p><p[^>]*>Only admins can see this\.</);
});
