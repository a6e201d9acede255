import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useNavEntries } from "./nav-entries.ts";

const ADMIN = { label: "a@demo.test", isAdmin: true, collects: true, isDisabled: false };

function Current() {
  const shown = useNavEntries(ADMIN).filter(({ current }) => current === "page");
  return shown.map(({ label }) => label).join(", ");
}

it.each([
  ["/", "Games"],
  ["/games/", "Games"],
  ["/players/7", "Teams"],
  ["/standings", "Standings"],
  ["/feedback", "Admin"],
  ["/login", ""],
])("at %s the entry of the shown page is marked: %s (P §2)", (address, label) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Current />
    </MemoryRouter>,
  );
  expect(shown).toBe(label);
});
