import { unfit } from "../crest-fault.ts";
import { cleanValue, LOOKS } from "./svg-rules.ts";
import type { SvgNode } from "./svg-tree.ts";

/** What the classes of a drawing program say, by class; every value has been judged. */
export type Classes = ReadonlyMap<string, Looks>;
type Looks = ReadonlyMap<string, string>;

const SELECTORS = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/;

/**
 * Reads style elements, as far as they are rules for plain classes: drawing programs write them,
 * and their looks go to the elements as attributes.
 * @throws FunctionError 422 svg_style for any other style.
 */
export function readClasses(root: SvgNode): Classes {
  const classes = new Map<string, Map<string, string>>();
  for (const text of stylesIn(root)) {
    const rules = withoutComments(text).split("}");
    if (rules.pop()?.trim() !== "") throw unreadable();
    for (const rule of rules) {
      const [selectors = "", body, ...rest] = rule.split("{");
      if (body === undefined || rest.length > 0 || !SELECTORS.test(selectors)) throw unreadable();
      const looks = readDeclarations(body);
      const names = new Set(selectors.split(",").map((selector) => selector.trim().slice(1)));
      for (const name of names) {
        classes.set(name, new Map([...(classes.get(name) ?? []), ...looks]));
      }
    }
  }
  return classes;
}

/** `name: value; …`, as far as it says how something looks and the value may stand there. */
export function readDeclarations(text: string): Looks {
  const looks = new Map<string, string>();
  for (const declaration of text.split(";")) {
    const at = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(at, 0)).trim();
    const judged = LOOKS.has(name) ? cleanValue(name, declaration.slice(at + 1).trim()) : null;
    if (judged !== null) looks.set(name, judged);
  }
  return looks;
}

function withoutComments(text: string): string {
  const [first = "", ...rest] = text.split("/*");
  return first + rest.map((part) => part.split("*/").slice(1).join("*/")).join("");
}

function stylesIn(node: SvgNode): readonly string[] {
  if (node.name === "style") return [node.text];
  return node.children.flatMap(stylesIn);
}

function unreadable(): Error {
  return unfit("svg_style", "The SVG has styles that are not rules for plain classes.");
}
