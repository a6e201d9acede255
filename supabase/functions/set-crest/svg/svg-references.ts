import { targetOf } from "./svg-rules.ts";
import { tooComplex } from "./svg-tree.ts";

/** An element of a clean picture: every name and value has been judged. */
export interface CleanNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly CleanNode[];
}

/** Elements that are drawn once every reference is followed. */
const MAX_DRAWN = 5_000;

/**
 * Counts what is drawn, because elements that show others can make a screen draw millions of parts
 * from a few lines.
 * @throws FunctionError 422 svg_too_complex, also where one shows itself.
 */
export function checkReferences(nodes: readonly CleanNode[]): void {
  const byId = new Map<string, CleanNode>();
  collect(nodes, byId);
  const known = new Map<CleanNode, number>();
  const open = new Set<CleanNode>();

  const weightOf = (node: CleanNode): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (open.has(node)) throw tooComplex();
    open.add(node);
    let weight = 1;
    for (const child of node.children) weight += weightOf(child);
    for (const [name, value] of node.attributes) {
      const target = byId.get(targetOf(name, value) ?? "");
      if (target !== undefined) weight += weightOf(target);
    }
    open.delete(node);
    known.set(node, weight);
    if (weight > MAX_DRAWN) throw tooComplex();
    return weight;
  };
  if (nodes.reduce((sum, node) => sum + weightOf(node), 0) > MAX_DRAWN) throw tooComplex();
}

/** The first element of an id counts, as in a browser. */
function collect(nodes: readonly CleanNode[], byId: Map<string, CleanNode>): void {
  for (const node of nodes) {
    const id = node.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    collect(node.children, byId);
  }
}
