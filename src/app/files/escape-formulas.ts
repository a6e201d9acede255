/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front (D63, rule 17);
 * everything else stays byte for byte as it is.
 */
export function escapeFormulas<Row extends object>(row: Row): Row {
  const escaped = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "string" && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value,
  ]);
  return Object.fromEntries(escaped) as Row;
}
