import { STAT_KEYS, type StatKey } from "../game/stat-catalogue.ts";
import { cleanCell } from "../season/sheet/clean-cell.ts";
import { foldText } from "../shared/search-text.ts";

/** A column of a stat file and the stat that it fills; null fills none. */
export interface StatColumn {
  /** The column's place in the row, starting at 0. */
  readonly index: number;
  readonly head: string;
  readonly stat: StatKey | null;
}

/** A person's choices for columns, by the `columnKey` of the head. */
export type ColumnChoices = ReadonlyMap<string, StatKey | null>;

/** A pattern for heads; a head with words of `but` belongs to another stat. */
interface HeadRule {
  readonly has: RegExp;
  readonly but?: RegExp;
}

const YARDS = /\b(yards?|yds?|ypc|avg|average|long)\b/;
/** Figures that the catalogue has no stat for. */
const OTHER =
  /\b(yards?|yds?|attempts?|att|comp|completions?|incompletions?|pct|percent|rating|allowed|thrown|against|receptions?|targets?|carries|total|average|avg|long)\b/;

/** The first rule that fits decides. Other passing columns count as pass touchdowns (A §5). */
const RULES: Readonly<Record<StatKey, HeadRule>> = {
  receivingYards: { has: /\brec(eiving|eption)?\b.*\b(yards?|yds?)\b/ },
  rushingYards: { has: /\b(rush(ing)?|run(ning)?)\b.*\b(yards?|yds?)\b/ },
  defensiveTouchdowns: { has: /\bdef(ensive|ense)?\b.*\b(tds?|touchdowns?)\b/ },
  returnedConversions: {
    has: /\b(return(ed)?s?\b.*\b(conv(ersions?)?|2 ?pts?|xps?)|(conv(ersions?)?|2 ?pts?|xps?)\b.*\breturn(ed)?s?)\b/,
  },
  extraPoints: { has: /\b(xps?|pats?|extra points?|extra)\b/ },
  passTouchdowns: { has: /\b(pass(es|ing|er)?|qb|quarterback|throw(ing|n)?)\b/ },
  rushTouchdowns: { has: /\b(rush(es|ing|er)?|run(s|ning)?)\b/ },
  receivingTouchdowns: { has: /\b(rec|receiv(ing|er)|catch(es|ing)?)\b/ },
  interceptions: {
    has: /\b(ints?|interceptions?|picks?)\b/,
    but: /\b(tds?|touchdowns?)\b/,
  },
  fumbles: { has: /\b(fum|fumbles?|recover(y|ies|ed))\b/, but: /\blost\b/ },
  safeties: { has: /\bsafet(y|ies)\b/ },
  sacks: { has: /\b(sacks?|sk)\b/ },
  tackles: { has: /\b(tackles?|tkls?|tck|flag pulls?|flags? pulled|flags)\b/ },
};

/** Returns the key of a head among remembered choices: its words without case and punctuation. */
export function columnKey(head: string): string {
  return wordsOf(head);
}

/**
 * Assigns a stat to each column, a person's choice first. If two columns would fill one stat, the
 * first one does and the other waits for a person.
 */
export function statColumns(
  heads: readonly string[],
  taken: ReadonlySet<number>,
  choices: ColumnChoices,
): StatColumn[] {
  const columns = heads
    .map((cell, index) => ({ index, head: cleanCell(cell) }))
    .filter(({ index, head }) => head !== "" && !taken.has(index));
  const used = new Set<StatKey>();
  const chosen = new Map<number, StatKey | null>();
  for (const { index, head } of columns) {
    const choice = choices.get(columnKey(head));
    if (choice === undefined) continue;
    chosen.set(index, choice !== null && used.has(choice) ? null : choice);
    if (choice !== null) used.add(choice);
  }
  return columns.map(({ index, head }) => {
    const choice = chosen.get(index);
    if (choice !== undefined) return { index, head, stat: choice };
    const stat = statOfHead(head);
    if (stat === null || used.has(stat)) return { index, head, stat: null };
    used.add(stat);
    return { index, head, stat };
  });
}

function statOfHead(head: string): StatKey | null {
  const words = wordsOf(head);
  const yards = YARDS.test(words);
  const stat = (Object.keys(RULES) as readonly StatKey[]).find((key) => {
    const { has, but } = RULES[key];
    const isYards = key === "receivingYards" || key === "rushingYards";
    if (isYards !== yards || !has.test(words) || but?.test(words)) return false;
    return isYards || !OTHER.test(words) || (key === "tackles" && /\btotal\b/.test(words));
  });
  // "Pass INT" counts what a passer lost and not what a defender caught.
  const isLost = stat === "passTouchdowns" && /\b(ints?|interceptions?|sacks?)\b/.test(words);
  return stat === undefined || isLost ? null : stat;
}

/** Returns the stat of a remembered choice: null for none, undefined for an unknown stat. */
export function readChoice(stored: unknown): StatKey | null | undefined {
  if (stored === null) return null;
  return STAT_KEYS.find((key) => key === stored);
}

function wordsOf(head: string): string {
  return foldText(head)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
