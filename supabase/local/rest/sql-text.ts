/** Collects bound values and returns their $1, $2, … placeholders. */
export class SqlParameters {
  readonly values: string[] = [];

  /** A placeholder for `value`, which is passed as text and cast to the column's type. */
  add(value: string, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::text::${type}`;
  }
}

/** Quotes a name that came from the catalogue. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
