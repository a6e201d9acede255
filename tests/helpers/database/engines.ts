/** The two engines every SQL test runs on. */
const ENGINES = ["pglite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** All engines, or those that TEST_ENGINES names ("pglite", "postgres"; comma between them). */
export function chosenEngines(): readonly Engine[] {
  const wish = process.env.TEST_ENGINES;
  if (wish === undefined || wish === "") return ENGINES;
  const names = wish.split(",");
  const chosen = ENGINES.filter((engine) => names.includes(engine));
  if (chosen.length !== names.length) {
    throw new Error(`TEST_ENGINES=${wish}: known engines are ${ENGINES.join(", ")}.`);
  }
  return chosen;
}
