import { monthNumberOf } from "../season/sheet/read-day.ts";

/** The parts of a bulk file's name: "Team_ [Team] [Division] [Color]-[Month]-[Day]" (A §5). */
export interface StatFileName {
  /** Team, division and color as one text; null if the name has another pattern. */
  readonly words: string | null;
  /** Months start at 1. The name holds no year. */
  readonly day: { readonly month: number; readonly day: number } | null;
  /** Read from "week 3"; it decides the game if the name holds no day. */
  readonly week: number | null;
}

const MONTH_AND_DAY = /[-_ ](\p{L}{3,9}|\d{1,2})\.?[-_ ]+(\d{1,2})(?=\D*$)/u;

export function readFileName(fileName: string): StatFileName {
  const stem = fileName.replace(/^.*[\\/]/, "").replace(/\.csv$/i, "");
  // Browsers and people add "(1)" and "copy" to a second download.
  const plain = stem.replace(/\s*\(\d+\)\s*$/, "").replace(/[ -]+copy( \d+)?$/i, "");
  const week = /(?:^|[^\p{L}])week[\s_-]*0*(\d{1,2})(?!\d)/iu.exec(plain);
  const withoutWeek = week === null ? plain : plain.replace(week[0], " ").trim();
  const dated = MONTH_AND_DAY.exec(withoutWeek);
  const day = dated === null ? null : dayOf(dated[1] ?? "", dated[2] ?? "");
  const before = day === null || dated === null ? withoutWeek : withoutWeek.slice(0, dated.index);
  const words = /^team[_\s]+(.+)$/iu.exec(before.replace(/^[\s_-]+/, ""));
  return {
    words: words?.[1]?.replace(/[_\s-]+/g, " ").trim() || null,
    day,
    week: week === null ? null : Number(week[1]),
  };
}

function dayOf(saidMonth: string, saidDay: string): StatFileName["day"] {
  const month = /^\d/.test(saidMonth) ? Number(saidMonth) : monthNumberOf(saidMonth);
  const day = Number(saidDay);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { month, day } : null;
}
