export function changedFields<Fields extends object>(
  fields: Fields,
  dirty: Partial<Readonly<Record<keyof Fields, unknown>>>,
): Partial<Fields> {
  const names = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(
    names.filter((name) => dirty[name]).map((name) => [name, fields[name]]),
  ) as Partial<Fields>;
}
