/** Collects bound values and hands out their $1, $2, … placeholders. */
export class SqlParameters {
  readonly values: string[] = [];

  /** A placeholder for `value`, read as text and cast to the column's own type. */
  add(value: string, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::text::${type}`;
  }
}

/** Quotes a name that came from the catalogue. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
