import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SyncButton } from "./sync-button.tsx";

test("a page that is being read cannot be read again meanwhile", () => {
  const markup = (isLoading: boolean) =>
    renderToStaticMarkup(<SyncButton isLoading={isLoading} onSync={async () => {}} />);
  expect(markup(true)).toContain('disabled=""');
  expect(markup(false)).not.toContain("disabled=");
});
