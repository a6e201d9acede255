import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { AdminRead } from "./admin-read.tsx";

const failedBy = (code: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={["/admin/users"]}>
      <AdminRead
        words={{ loading: "", offlineText: "", offlineNote: "", failedTitle: "Failed to load" }}
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
