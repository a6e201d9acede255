import type { SqlTransaction } from "../../database/sql-database.ts";
import { demoId } from "../random.ts";

/** Drawn for the demo, as set-crest would store them; the other teams show their jerseys. */
export const DEMO_CRESTS: Readonly<Record<string, string>> = {
  "River Hawks": crest(
    '<path d="M48 4 88 15v33c0 22-16 36-40 44C24 84 8 70 8 48V15z" fill="#121F52" stroke="#FFFFFF" stroke-width="3"/><path d="M15 27c14 1 25 7 33 18 8-11 19-17 33-18-1 6-4 11-8 15l3 1c-2 5-6 9-11 12l2 2c-3 3-6 5-10 6L48 82 39 63c-4-1-7-3-10-6l2-2c-5-3-9-7-11-12l3-1c-4-4-7-9-8-15z" fill="#FFFFFF"/><path d="m41 53 7 5 7-5-7 17z" fill="#E0A21B"/>',
  ),
  "Harbor Lights": crest(
    '<circle cx="48" cy="48" r="44" fill="#A00F1C" stroke="#FFFFFF" stroke-width="3"/><path d="M42 28 10 20v18zM54 28l32-8v18z" fill="#FFD76A"/><path d="M41 36h14l5 44H36z" fill="#FFFFFF"/><path d="M39.7 47h16.6l1.1 10H38.6zM37.4 67h21.2L60 80H36z" fill="#A00F1C"/><rect x="41" y="22" width="14" height="14" fill="#FFD76A" stroke="#FFFFFF" stroke-width="3"/><path d="m38 22 10-10 10 10z" fill="#FFFFFF"/>',
  ),
  "Blue Herons": crest(
    '<rect x="6" y="6" width="84" height="84" rx="22" fill="#16409E" stroke="#FFFFFF" stroke-width="3"/><path d="M66 30C50 14 34 28 44 42c8 11 12 18 4 28" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/><path d="M60 24 84 34 62 37z" fill="#FFD76A"/><path d="M50 52c14 0 22 8 22 26H34c-10 0-16-6-18-14 14 2 26-2 34-12z" fill="#FFFFFF"/><circle cx="58" cy="28" r="2.5" fill="#121F52"/>',
  ),
  "Night Owls": crest(
    '<path d="M48 4 88 26v44L48 92 8 70V26z" fill="#5A2591" stroke="#FFFFFF" stroke-width="3"/><path d="M22 22c10 4 18 6 26 6s16-2 26-6c2 10 2 18 0 26-2 18-12 28-26 34-14-6-24-16-26-34-2-8-2-16 0-26z" fill="#FFFFFF"/><circle cx="36" cy="46" r="12" fill="#5A2591"/><circle cx="60" cy="46" r="12" fill="#5A2591"/><circle cx="36" cy="46" r="6" fill="#FFD76A"/><circle cx="60" cy="46" r="6" fill="#FFD76A"/><path d="m48 52 6 8-6 10-6-10z" fill="#E0A21B"/>',
  ),
  "Copper Foxes": crest(
    '<path d="M10 8 34 26h28L86 8l2 40-40 42L8 48z" fill="#B4510F" stroke="#FFFFFF" stroke-width="3" stroke-linejoin="round"/><path d="m11 46 27 6 10 26L18 54zM85 46l-27 6-10 26 30-24z" fill="#FFFFFF"/><path d="m26 38 12 4-4 6zM70 38l-12 4 4 6z" fill="#2A1206"/><path d="m42 76 6 6 6-6-6-4z" fill="#2A1206"/><path d="m16 18 10 9-9 7zM80 18l-10 9 9 7z" fill="#5E1426"/>',
  ),
};

/** null if the team shows its jersey. */
export function demoCrestOf(team: string): string | null {
  return team in DEMO_CRESTS ? demoId(`crest ${team}`).replaceAll("-", "") : null;
}

/** Crests are inserted before the teams that wear them. */
export async function insertCrests(tx: SqlTransaction): Promise<void> {
  for (const [team, svg] of Object.entries(DEMO_CRESTS)) {
    await tx.query(
      `insert into private.crests (id, media_type, bytes)
       values ($1, 'image/svg+xml', convert_to($2, 'UTF8')) on conflict do nothing`,
      [demoCrestOf(team), svg],
    );
  }
}

function crest(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="512" height="512">${shapes}</svg>`;
}
