import type { Page } from "@playwright/test";

/** Letters below this are hard to read on a phone; CSS pixels. */
export const SMALLEST_LETTERS = 12;

/** What stands in a page, as a search engine's crawler finds it. */
export interface PageFacts {
  readonly url: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly lang: string;
  readonly viewport: string;
  /** Content of the meta element; empty if there is none. */
  readonly robots: string;
  readonly canonicals: readonly string[];
  /** `href` as it is written; null: none. */
  readonly links: readonly { readonly text: string; readonly href: string | null }[];
  readonly letters: number;
  /** Words in letters that are too small, with their size. */
  readonly smallWords: readonly string[];
  readonly smallLetters: number;
  readonly isStandardsMode: boolean;
  readonly charset: string;
  /** Pictures drawn in another ratio than their own. */
  readonly distortedImages: readonly string[];
}

/** Runs in the page. It has no named function, because the page lacks the transpiler's helper for them. */
export function pageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate((smallest) => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name]")];
    const [descriptions, viewports, robots] = ["description", "viewport", "robots"].map((name) =>
      metas.filter((meta) => meta.name === name).map(({ content }) => content.trim()),
    );
    let letters = 0;
    let smallLetters = 0;
    const smallWords: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      letters += text.length;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size >= smallest) continue;
      smallLetters += text.length;
      smallWords.push(`"${text}" ${size} px`);
    }
    return {
      url: location.href,
      titles: [...document.querySelectorAll("head > title")].map(
        ({ textContent }) => textContent?.trim() ?? "",
      ),
      descriptions: descriptions ?? [],
      lang: document.documentElement.lang,
      viewport: viewports?.join(", ") ?? "",
      robots: robots?.join(", ") ?? "",
      canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map(
        (link) => link.getAttribute("href") ?? "",
      ),
      links: [...document.querySelectorAll("a")].map((link) => ({
        text: (link.getAttribute("aria-label") ?? link.textContent ?? "").trim(),
        href: link.getAttribute("href"),
      })),
      letters,
      smallLetters,
      smallWords,
      isStandardsMode: document.doctype?.name === "html" && document.compatMode === "CSS1Compat",
      charset: document.characterSet,
      distortedImages: [...document.querySelectorAll("img")].flatMap((image) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
        if (naturalWidth === 0 || clientHeight === 0) return [];
        if (getComputedStyle(image).objectFit !== "fill") return [];
        const ratio = clientWidth / clientHeight / (naturalWidth / naturalHeight);
        return Math.abs(ratio - 1) > 0.05 ? [image.src] : [];
      }),
    };
  }, SMALLEST_LETTERS);
}
