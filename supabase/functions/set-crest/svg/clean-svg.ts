import { unfit } from "../crest-fault.ts";
import { MAX_PICTURE_BYTES, tooLarge } from "../read-crest-request.ts";
import { type CleanNode, checkReferences } from "./svg-references.ts";
import { cleanValue, DROPPED, ELEMENTS } from "./svg-rules.ts";
import { type Classes, readClasses, readDeclarations } from "./svg-styles.ts";
import { readSvgTree, type SvgNode } from "./svg-tree.ts";

/** Longest side, in pixels; some browsers draw no SVG on a canvas that has no size of its own. */
const SIDE = 512;

/**
 * An SVG of the same look, written from what the rules allow; nothing of the file is passed on.
 * @throws FunctionError 422 with an svg code.
 */
export function cleanSvg(text: string): string {
  const root = readSvgTree(text);
  if (root.name !== "svg") throw unfit("not_a_picture", "A crest is an SVG or a PNG.");
  const classes = readClasses(root);
  const children = cleanChildren(root, classes);
  checkReferences(children);
  const attributes = new Map([...cleanAttributes(root, classes), ...sizeOf(root)]);
  for (const place of ["x", "y", "href"]) attributes.delete(place);
  const picture = { name: "svg", attributes, children };
  // This comes before writing, because one long value of a class may stand in thousands of parts.
  if (lettersOf(picture) > MAX_PICTURE_BYTES) throw tooLarge();
  return write(picture, ' xmlns="http://www.w3.org/2000/svg"');
}

function lettersOf({ name, attributes, children }: CleanNode): number {
  let letters = name.length;
  for (const [each, value] of attributes) letters += each.length + value.length;
  for (const child of children) letters += lettersOf(child);
  return letters;
}

function cleanChildren({ children }: SvgNode, classes: Classes): readonly CleanNode[] {
  return children.flatMap((child): CleanNode[] => {
    const { name } = child;
    if (name === null || DROPPED.has(name)) return [];
    if (!ELEMENTS.has(name)) throw unsupported(name);
    const attributes = cleanAttributes(child, classes);
    return [{ name, attributes, children: cleanChildren(child, classes) }];
  });
}

/** A class goes before an attribute, and an element's own style before both, as in CSS. */
function cleanAttributes({ attributes }: SvgNode, classes: Classes): ReadonlyMap<string, string> {
  const clean = new Map<string, string>();
  for (const [name, value] of attributes) {
    const judged = cleanValue(name, value);
    if (judged !== null) clean.set(name, judged);
  }
  const names = new Set(attributes.get("class")?.split(/\s+/));
  const looks = [...names].map((name) => classes.get(name) ?? []);
  for (const said of [...looks, readDeclarations(attributes.get("style") ?? "")]) {
    for (const [name, value] of said) clean.set(name, value);
  }
  return clean;
}

/** Its view box, or what width and height say, and a size in its shape. */
function sizeOf({ attributes }: SvgNode): readonly (readonly [string, string])[] {
  const sides = ["width", "height"].map(
    (side) => /^[\d.]+(?=(?:px)?$)/.exec(attributes.get(side) ?? "")?.[0],
  );
  const box = attributes.get("viewBox") ?? `0 0 ${sides.join(" ")}`;
  const numbers = box.split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  const shape = width / height;
  if (!isBox || shape < 0.1 || shape > 10)
    throw unfit("svg_size", "The SVG does not say how large it is.");
  const scale = SIDE / Math.max(width, height);
  return [
    ["viewBox", [left, top, width, height].join(" ")],
    ["width", String(Math.round(width * scale))],
    ["height", String(Math.round(height * scale))],
  ];
}

function write({ name, attributes, children }: CleanNode, first = ""): string {
  const own = [...attributes].map(([each, value]) => ` ${each}="${escaped(value)}"`).join("");
  const inner = children.map((child) => write(child)).join("");
  return inner === "" ? `<${name}${first}${own}/>` : `<${name}${first}${own}>${inner}</${name}>`;
}

/** No value of a clean picture has one of these; the rules may change. */
function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function unsupported(name: string): Error {
  if (/^(?:text|tspan|textPath)$/.test(name)) return unfit("svg_text", "The SVG has letters.");
  if (/^(?:image|feImage)$/.test(name)) return unfit("svg_image", "The SVG has a picture in it.");
  return unfit("svg_effect", `The SVG has a part that a crest cannot show: ${name.slice(0, 40)}.`);
}
