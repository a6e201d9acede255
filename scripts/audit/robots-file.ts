const FIELDS = new Set(["user-agent", "allow", "disallow", "sitemap", "crawl-delay"]);

interface Rule {
  readonly isAllowed: boolean;
  readonly path: string;
}

/** Lines of a robots.txt that no crawler understands (RFC 9309), in words. */
export function robotsFaults(text: string): string[] {
  const faults: string[] = [];
  let isInGroup = false;
  for (const { field, value, line } of fieldsOf(text)) {
    if (field === "user-agent") isInGroup = true;
    if (!FIELDS.has(field)) faults.push(`robots.txt: "${line}" is no rule`);
    else if (/allow$/.test(field) && !isInGroup) faults.push(`robots.txt: "${line}" is nobody's`);
    else if (/allow$/.test(field) && value !== "" && !/^[/*]/.test(value)) {
      faults.push(`robots.txt: "${line}" does not begin with a slash`);
    }
  }
  return faults;
}

/** Whether every crawler may read the path: the longest rule that fits decides, Allow in a tie. */
export function isCrawlable(text: string, path: string): boolean {
  const rules: Rule[] = [];
  let isForAll = false;
  for (const { field, value } of fieldsOf(text)) {
    if (field === "user-agent") isForAll = value === "*";
    else if (isForAll && /allow$/.test(field) && value !== "") {
      rules.push({ isAllowed: field === "allow", path: value });
    }
  }
  const [decides] = rules
    .filter((rule) => path.startsWith(rule.path))
    .sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return decides?.isAllowed ?? true;
}

function fieldsOf(text: string): { field: string; value: string; line: string }[] {
  return text.split(/\r?\n/).flatMap((written) => {
    const line = written.replace(/#.*/, "").trim();
    if (line === "") return [];
    const colon = line.indexOf(":");
    if (colon === -1) return { field: "", value: "", line };
    const field = line.slice(0, colon).trim().toLowerCase();
    return { field, value: line.slice(colon + 1).trim(), line };
  });
}
