/** A table to save or copy: its columns in order, and a value for each in every row. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

/** A column and what stands in it; the names of a table's columns differ. */
export interface ExportColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => string | number;
}

/** In: columns and rows in the order in which they are shown. Out: the table they make. */
export function exportTable<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  return {
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) =>
      Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])),
    ),
  };
}
