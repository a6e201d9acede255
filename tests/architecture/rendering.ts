import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
}

const COMPONENT_OR_HOOK = /^(?:use)?[A-Z]/;
const HOOK = /^use[A-Z]/;

/** Lines that assign a ref while a component or hook runs, or where a hook makes elements. */
export function faultsOfRendering(file: string, source: string): string[] {
  // Most files can have neither fault, and walking every tree takes seconds.
  if (!/\.current\b/.test(source) && !/\b(?:function|const) use[A-Z]/.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const faults: string[] = [];
  /** `name` is the nearest named function's; `own` the one that a function here would get. */
  function visit(node: Node, name: string, own: string, isInHook: boolean): void {
    const inner = isFunction(node) ? (nameOf(node, "id") ?? own) : name;
    // What a hook computes in a callback (`useMemo`, `map`) it hands on; a component is its own.
    const inHook = HOOK.test(inner) || (isInHook && !/^[A-Z]/.test(inner));
    const line = () => `${file}:${source.slice(0, node.start).split("\n").length}`;
    if (COMPONENT_OR_HOOK.test(inner) && assignsRef(node)) faults.push(`${line()} assigns a ref`);
    if (inHook && /^JSX(?:Element|Fragment)$/.test(node.type))
      faults.push(`${line()} makes elements`);
    const given = node.type === "VariableDeclarator" ? (nameOf(node, "id") ?? "") : "";
    for (const child of childrenOf(node)) visit(child, inner, given, inHook);
  }
  visit(program as Node, "", "", false);
  return faults;
}

function isFunction({ type }: Node): boolean {
  return /^(?:Arrow)?Function(?:Declaration|Expression)$/.test(type);
}

function assignsRef(node: Node): boolean {
  if (node.type !== "AssignmentExpression") return false;
  const left = fieldOf(node, "left");
  return left !== null && nameOf(left, "property") === "current";
}

function fieldOf(node: Node, field: string): Node | null {
  const value: unknown = Reflect.get(node, field);
  return isNode(value) ? value : null;
}

function nameOf(node: Node, field: string): string | null {
  const name = (fieldOf(node, field) as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name : null;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
