/** Puts an apostrophe before what a spreadsheet would run as a formula (D63, rule 17). */
export function escapeFormulas<Row extends object>(row: Row): Row {
  const escaped = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "string" && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value,
  ]);
  return Object.fromEntries(escaped) as Row;
}
