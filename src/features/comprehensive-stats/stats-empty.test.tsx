import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { DEFAULT_VIEW, type StatsView } from "./stats-address.ts";
import { StatsEmpty } from "./stats-empty.tsx";

const shown = (view: Partial<StatsView>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StatsEmpty
        state={{
          view: { ...DEFAULT_VIEW, ...view },
          change: () => undefined,
          type: () => undefined,
        }}
      />
    </MemoryRouter>,
  );

it.each([[{ search: "q" }], [{ division: "North" }], [{ stage: "playoffs" }]] as const)(
  "A §2: %j leaves everybody out, and can be taken away",
  (view) => {
    expect(shown(view)).toContain("No players found matching your criteria");
    expect(shown(view)).toContain("Clear Filters");
  },
);

it.each(["players", "teams"] as const)(
  "A §2: a season without %s has no filter to clear",
  (kind) => {
    const text = shown({ kind });
    expect(text).toContain(`No ${kind} found matching your criteria`);
    expect(text).not.toContain("Clear Filters");
    expect(text).toMatch(/href="\/games[^"]*"[^>]*>See the Games/);
  },
);
