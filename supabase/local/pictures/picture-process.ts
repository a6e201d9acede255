import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { PictureFacts } from "./picture-facts.ts";
import { UndrawableError } from "./picture-pen.ts";
import { pictureSvg } from "./picture-svg.ts";
import type { MeasurePicture } from "./picture-text.ts";

/** One picture at a time; the answer is its PNG, or null where it cannot be drawn. */
export interface PictureTask {
  readonly facts: PictureFacts;
  readonly crests: ReadonlyMap<string, string>;
}

// The server's answers go before pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const FONTS = new URL("./fonts/", import.meta.url);
const STYLES = new URL("../../../src/ui/styles/", import.meta.url);

const fonts = readdirSync(FONTS).map((name) => readFileSync(new URL(name, FONTS)));
const options = { font: { fontBuffers: fonts, loadSystemFonts: false } };

const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
const ready = initWasm(readFileSync(wasm));

/** The light theme stands first in tokens.css. */
const sheets = ["tokens.css", "kits.css"].map((name) =>
  readFileSync(new URL(name, STYLES), "utf8"),
);
function color(token: string): string {
  const value = new RegExp(`--${token}:(#[0-9A-Fa-f]{6})`).exec(sheets.join("\n"))?.[1];
  if (value === undefined) throw new Error(`There is no colour "${token}".`);
  return value;
}

const MEASURED_AT = 100;
const widths = new Map<string, number>();

const measure: MeasurePicture = (text, weight, size) => {
  const family = `archivo-${weight}`;
  const known = widths.get(family + text);
  const width = known ?? widthOf(text, family);
  widths.set(family + text, width);
  return (width * size) / MEASURED_AT;
};

function widthOf(text: string, family: string): number {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${family}" font-size="${MEASURED_AT}">${escaped}</text></svg>`;
  const drawing = new Resvg(svg, options);
  const width = drawing.getBBox()?.width ?? 0;
  drawing.free();
  return width;
}

async function draw({ facts, crests }: PictureTask): Promise<Uint8Array | null> {
  await ready;
  widths.clear();
  try {
    const drawing = new Resvg(pictureSvg(facts, { measure, color, crests }), options);
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  } catch (error) {
    if (error instanceof UndrawableError) return null;
    throw error;
  }
}

process.on("message", async (task: PictureTask) => {
  process.send?.(await draw(task));
});
process.on("disconnect", () => process.exit());
