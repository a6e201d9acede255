import { foldText } from "../../domain/shared/search-text.ts";
import type { GuideBlock, GuideSection, GuideTopic } from "./guide-section.ts";
import { plainText } from "./rich-text.ts";
import { SCORING_ROWS } from "./scoring-rows.ts";
import { SYNC_STATES } from "./sync-states.ts";

export interface FoundTopic {
  readonly section: GuideSection;
  readonly topic: GuideTopic;
}

/** Returns topics with all words of the search, and those with a word in the title first. */
export function searchGuide(sections: readonly GuideSection[], search: string): FoundTopic[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.flatMap((section) =>
    section.topics
      .filter((topic) => hasAll(foldText(`${section.title} ${textOf(topic)}`), words))
      .map((topic) => ({ section, topic })),
  );
  const isTitled = ({ topic }: FoundTopic) =>
    words.some((word) => foldText(topic.title).includes(word));
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))];
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function textOf({ title, blocks }: GuideTopic): string {
  return [title, ...blocks.flatMap(textsOf)].map(plainText).join(" ");
}

/** Returns the texts of a block, including those of drawn tables. */
export function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("note" in block) return [block.note];
  if ("steps" in block) return block.steps;
  if ("list" in block) return block.list;
  if ("terms" in block) return Object.entries(block.terms).flat();
  if (block.drawn === "sync-states") return SYNC_STATES.flat();
  return block.drawn === "scoring" ? SCORING_ROWS.map(({ play }) => play) : [];
}
