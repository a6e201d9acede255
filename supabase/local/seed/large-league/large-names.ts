import { FIRST_NAMES, LAST_NAMES } from "../demo-names.ts";
import type { Chance } from "../random.ts";

/**
 * Names that break careless code: quotes, separators, signs that a spreadsheet runs as a formula,
 * markup, other scripts and directions, a trailing number, 60 letters with and without a space, a
 * composed emoji.
 */
export const HOSTILE_PLAYERS = [
  '=HYPERLINK("http://evil.example","free")',
  "+1 555 0100",
  "-2+3",
  "@SUM(A1:A9)",
  "\tTab First",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(2)>",
  'O\'Neil, Seán "The Wall" Jr.',
  "Łukasz Żółty-Ćwikła",
  "Nguyễn Thị Ánh Tuyết",
  "عبد الرحمن",
  "山田 太郎",
  "Robert'); drop table players;--",
  "&amp; %20 \\n {{name}} {0}",
  "Number Seven 7",
  "Maximiliane Alexandrina von Hohenberg-Schwarzenstein-Lüdingh",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte",
  "🏈 Zoë 👩‍👩‍👧‍👦",
] as const;

export const HOSTILE_TEAMS = [
  "=1+1",
  "+Plus",
  "-Minus",
  "@Home",
  "<b>Bold</b> & Sons",
  'The "Quoted", Team',
  "Los Ñandúes del Turf",
  "Kick Six O'Clock",
  "Brotherhood of the Blitz",
  "The Unreasonably Long Bombers of Saint-Étienne Street United",
] as const;

/** The last one has the longest length that is not cut. */
export const LEAGUE_NAMES = [
  "Saturday Coed",
  "Sunday Open",
  "Friday Night <Lights>",
  "Women's Monday",
  "Master's 40+, Tuesday",
  "Corporate & Friends",
  "Campus Lída",
  "The Thursday Evening Recreational Flag Football League, East",
] as const;

export const DIVISION_NAMES = ["North", "South", "East", "West", "Division 10"] as const;

const PLACES = ["River", "Harbor", "Copper", "Iron", "Night", "Old Town", "Midtown", "Sandlot"];
const ANIMALS = ["Hawks", "Lights", "Foxes", "Larks", "Owls", "Otters", "Mudcats", "Herons"];

/** A different name for each team, beginning with the hostile ones. */
export function teamName(index: number): string {
  const hostile = HOSTILE_TEAMS[index];
  if (hostile !== undefined) return hostile;
  const place = PLACES[index % PLACES.length];
  const animal = ANIMALS[Math.floor(index / PLACES.length) % ANIMALS.length];
  return `${place} ${animal} ${Math.floor(index / (PLACES.length * ANIMALS.length)) + 1}`;
}

/** Names repeat, as among 5,000 real people. */
export function largePlayerName(index: number, chance: Chance): string {
  return HOSTILE_PLAYERS[index] ?? `${chance.pick(FIRST_NAMES)} ${chance.pick(LAST_NAMES)}`;
}

/** No number, "0", "00", then numbers that teammates sometimes share. */
export function jerseyNumber(place: number, chance: Chance): string | null {
  if (place < 3) return [null, "0", "00"][place] ?? null;
  return String(chance.between(1, 99));
}
