export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

export interface ExportColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => string | number;
}

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
