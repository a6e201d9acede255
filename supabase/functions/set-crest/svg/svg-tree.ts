import { SaxesParser } from "saxes";
import { unfit } from "../crest-fault.ts";

/** An element as it stands in the file; nothing of it is trusted. */
export interface SvgNode {
  /** Local name; null: of another namespace than SVG. */
  readonly name: string | null;
  /** By name; `xlink:href` as `href`, other namespaces left out. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgNode[];
  text: string;
}

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const MAX_ELEMENTS = 3_000;
const MAX_DEPTH = 40;

/**
 * Reads a file as XML. The parser knows the five entities of XML alone and refuses all others; a
 * DOCTYPE that could declare some is refused before.
 * @throws FunctionError 422 svg_broken, svg_too_complex.
 */
export function readSvgTree(text: string): SvgNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgNode[] = [];
  let root: SvgNode | undefined;
  let count = 0;
  parser.on("error", ({ message }) => {
    throw unfit("svg_broken", `The SVG cannot be read: ${message}`);
  });
  parser.on("doctype", (words) => {
    if (words.includes("[")) throw unfit("svg_broken", "The SVG declares entities.");
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const node = {
      name: uri === SVG || uri === "" ? local : null,
      attributes: attributesOf(Object.values(attributes)),
      children: [],
      text: "",
    };
    count += 1;
    if (count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw tooComplex();
    root ??= node;
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  const add = (words: string) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += words;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(text).close();
  if (root === undefined) throw unfit("svg_broken", "The file holds no SVG.");
  return root;
}

/** More than a crest needs, or than a small screen draws at once. */
export function tooComplex(): Error {
  return unfit("svg_too_complex", "The SVG has too many parts.");
}

function attributesOf(
  given: readonly { local: string; uri: string; value: string }[],
): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const { local, uri, value } of given) {
    if (uri === "" || (uri === XLINK && local === "href")) attributes.set(local, value.trim());
  }
  return attributes;
}
