import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { RequireAdmin } from "./guards.tsx";
import { addAdminScreens, routes } from "./router.tsx";

async function addedFor(path: string) {
  const added: { under: string | null; screens: RouteObject[] }[] = [];
  const patch = (under: string | null, screens: RouteObject[]) => added.push({ under, screens });
  await addAdminScreens({ path, patch });
  return added;
}

const pathsIn = (matches: ReturnType<typeof matchRoutes>) =>
  (matches ?? []).flatMap(({ route }) => route.path ?? []);

it.each(["/admin", "/admin/users", "/admin/seasons/1/games", "/Admin/users"])(
  "%s brings the panel's screens, behind its guard",
  async (path) => {
    const [first, ...others] = await addedFor(path);
    expect(others).toEqual([]);
    expect(pathsIn(matchRoutes(first?.screens ?? [], path))).toContain("admin");
    const [guard, place] = (matchRoutes(routes, "/admin/stats") ?? []).slice(-4);
    expect(guard?.route.element).toMatchObject({ type: RequireAdmin });
    expect(place?.route.id).toBe(first?.under);
    // Without one here, the error page of a screen that cannot be loaded would replace the guard.
    expect(place?.route.errorElement).toBeDefined();
  },
);

it("/admin/feedback leads to the list of feedback", async () => {
  const [added] = await addedFor("/admin/feedback");
  const { loader } = matchRoutes(added?.screens ?? [], "/admin/feedback")?.at(-1)?.route ?? {};
  const answer = typeof loader === "function" ? await loader({} as never, undefined) : null;
  expect((answer as Response).headers.get("Location")).toBe("/feedback");
});

it.each(["/", "/games", "/administration", "/games/admin/review", "/users/admin"])(
  "%s brings none of them",
  async (path) => {
    expect(await addedFor(path)).toEqual([]);
  },
);
