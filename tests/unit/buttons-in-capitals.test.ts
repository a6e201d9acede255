import path from "node:path";
import { expect, test } from "vitest";
import { isTest, sourcesIn } from "../architecture/source-files.ts";

const SMALL = new Set("a an and as at by for from in into of on or the to up with".split(" "));

const isTitle = (text: string): boolean =>
  (text.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? []).every(
    (word, index) => /^\p{Lu}/u.test(word) || (index > 0 && SMALL.has(word)),
  );

/** Quoted small in the design, or their neighbours; answers in a person's own words. */
const SMALL_ON_PURPOSE = [
  ["Retry now", "Export unsynced data", "Show table", "Show chart", "Add player"],
  ["Set aside", "Set all aside"],
  ["I agree", "I see it differently", "Not this one"],
  ["The figures are right", "The figures of all 3 rows are right"],
].flat();

const BUTTON =
  /<Button\b[\s\S]*?<\/Button>|<(Link|a)\b(?:(?!<\/\1>)[\s\S])*?className=\{(?:clsx\()?buttonClass[\s\S]*?<\/\1>|(?:confirmLabel|cancelLabel): .*/g;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

type Names = ReadonlyMap<string, unknown>;

function textAt(names: Names, chain: string): unknown {
  const [first = "", ...rest] = chain.split(".");
  return rest.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    names.get(first),
  );
}

/** Returns the texts that a file has by name, from the message files that it imports. */
async function namesOf(file: string, source: string): Promise<Names> {
  const names = new Map<string, unknown>();
  const imports = source.matchAll(/import \{([^}]*)\} from "(\.[^"]*(?:messages|words)\.ts)"/g);
  for (const [, list = "", from = ""] of imports) {
    const module: unknown = await import(path.resolve(path.dirname(file), from));
    for (const part of list.split(",")) {
      const [own = "", alias = own] = part.trim().split(" as ");
      if (isObject(module)) names.set(alias, module[own]);
    }
  }
  for (const [, list = "", chain = ""] of source.matchAll(/const \{([^}=]*)\} = ([\w.]+);/g)) {
    const whole = textAt(names, chain);
    for (const part of list.split(",")) {
      const [own = "", alias = own] = part.trim().split(": ");
      if (own.startsWith("...")) names.set(own.slice(3), whole);
      else if (isObject(whole)) names.set(alias, whole[own]);
    }
  }
  return names;
}

/** Leaves out attributes and what only readers hear, which are sentences. */
function seenOf(whole: string): string {
  const button = whole.replace(/<span className="sr-only">[\s\S]*?<\/span>/g, "");
  let depth = 0;
  return [...button]
    .filter((letter, at) => {
      if (depth > 0) depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
      else if (letter === "{" && /[\w-]=$/.test(button.slice(0, at))) depth = 1;
      return depth === 0;
    })
    .join("");
}

async function wordsOfButtons(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [file, source] of sourcesIn(["src"])) {
    if (isTest(file) || !file.endsWith(".tsx")) continue;
    const names = await namesOf(file, source);
    for (const [button] of names.size === 0 ? [] : source.matchAll(BUTTON)) {
      for (const [chain] of seenOf(button).matchAll(/\b[a-z]\w*(?:\.\w+)*/gi)) {
        const named = textAt(names, chain);
        const value = typeof named === "function" ? named(3, 3) : named;
        if (typeof value === "string") found.add(value);
      }
    }
  }
  return found;
}

test("a button's words have capitals as in the quoted ones (“Create Your First Season”, A §2)", async () => {
  const words = await wordsOfButtons();
  expect([...words]).toEqual(expect.arrayContaining(["Sign Out", "Try Again", "Add Penalty"]));
  const isBusy = (text: string) => /\.\.\.$|…$/.test(text);
  const small = [...words].filter((text) => !isTitle(text) && !isBusy(text));
  expect(small.toSorted()).toEqual(SMALL_ON_PURPOSE.toSorted());
});
