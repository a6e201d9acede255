const byNumberAndName = new Intl.Collator("en", { numeric: true });

/** Returns the divisions of the teams, each once, "Division 2" before "Division 10". */
export function divisionNames(
  teams: Iterable<{ readonly divisionName: string | null }>,
): readonly string[] {
  const names = new Set<string>();
  for (const { divisionName } of teams) if (divisionName !== null) names.add(divisionName);
  return [...names].sort(byNumberAndName.compare);
}
