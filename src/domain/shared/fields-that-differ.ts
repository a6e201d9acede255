/** Returns only the fields that differ, so that an edit changes nothing else of the row. */
export function fieldsThatDiffer<Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}
