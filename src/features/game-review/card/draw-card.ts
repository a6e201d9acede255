import type { CardContent, CardTeam } from "./card-content.ts";
import type { CardColor, CardItem, CardShape } from "./card-items.ts";
import { cardLayout } from "./card-layout.ts";
import type { CardFont } from "./fit-text.ts";

/** Draws the picture in the colors of its `data-theme`. False if the browser has no canvas. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  content: CardContent,
  shape: CardShape,
  appName: string,
): Promise<boolean> {
  const context = canvas.getContext("2d");
  if (context === null) return false;
  // Without the font's file the system's own font is measured and drawn.
  await isLoaded(
    document.fonts.load(
      cssFont({ size: 40, weight: 800, stretch: "condensed" }),
      allTexts(content, appName),
    ),
  );
  const crests = await readCrests(content);
  const shown = {
    ...content,
    visitor: wearing(content.visitor, crests),
    home: wearing(content.home, crests),
  };
  const { width, height, items } = cardLayout(shown, shape, appName, (text, font) => {
    context.font = cssFont(font);
    return context.measureText(text).width;
  });
  canvas.width = width;
  canvas.height = height;
  const tokens = getComputedStyle(canvas);
  for (const item of items) {
    if (item.kind === "crest") drawCrest(context, item, crests);
    else draw(context, item, (color) => tokens.getPropertyValue(`--${color}`));
  }
  return true;
}

/** A network that neither answers nor fails must not keep the picture back. */
const LOADED_WITHIN_MS = 2_000;

async function isLoaded(loading: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, LOADED_WITHIN_MS, false);
  });
  const loaded = loading.then(
    () => true,
    () => false,
  );
  return Promise.race([loaded, tooLate]);
}

type Crests = ReadonlyMap<string, HTMLImageElement>;

/** Reads crests that are on this device or arrive now; other teams keep their jersey. */
async function readCrests({ visitor, home }: CardContent): Promise<Crests> {
  const crests = new Map<string, HTMLImageElement>();
  await Promise.all(
    [visitor.crest, home.crest].map(async (crest) => {
      if (crest === null) return;
      const image = new Image();
      image.src = `/crest/${crest}`;
      if ((await isLoaded(image.decode())) && image.naturalWidth > 0) crests.set(crest, image);
    }),
  );
  return crests;
}

function wearing(team: CardTeam, crests: Crests): CardTeam {
  return team.crest === null || crests.has(team.crest) ? team : { ...team, crest: null };
}

/** Draws the whole crest at the left of its square, where the name below begins. */
function drawCrest(
  context: CanvasRenderingContext2D,
  { crest, x, y, side }: Extract<CardItem, { kind: "crest" }>,
  crests: Crests,
): void {
  const image = crests.get(crest);
  if (image === undefined) return;
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, x, y + (side - height) / 2, width, height);
}

/** null if the browser could not make it. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function draw(
  context: CanvasRenderingContext2D,
  item: Exclude<CardItem, { kind: "crest" }>,
  colorValue: (color: CardColor) => string,
): void {
  context.fillStyle = colorValue(item.color);
  if (item.kind === "text") {
    context.font = cssFont(item.font);
    context.textAlign = item.align;
    context.fillText(item.text, item.x, item.y);
    return;
  }
  const { x, y, width, height, radius = 0 } = item;
  const r = Math.min(radius, width / 2, height / 2);
  context.beginPath();
  context.moveTo(x + r, y);
  context.arcTo(x + width, y, x + width, y + height, r);
  context.arcTo(x + width, y + height, x, y + height, r);
  context.arcTo(x, y + height, x, y, r);
  context.arcTo(x, y, x + width, y, r);
  context.fill();
}

function cssFont({ size, weight, stretch }: CardFont): string {
  return `${weight} ${stretch} ${size}px Archivo, system-ui, sans-serif`;
}

/** The font has a file for each script, and only the files for these letters are loaded. */
function allTexts({ league, season, visitor, home, best }: CardContent, appName: string): string {
  const people = best.flatMap(({ name, team }) => [name, team]);
  return ["09·", appName, league, season, visitor.name, home.name, ...people].join(" ");
}
