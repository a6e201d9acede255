/** A chapter of the guide: one page, one address. */
export interface GuideSection {
  /** The last part of its address; stays for ever, since people keep links. */
  readonly slug: string;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  readonly topics: readonly GuideTopic[];
}

/** What stands under one heading, and what the search finds. */
export interface GuideTopic {
  /** The heading's id, after the # of an address; unique in its section. */
  readonly id: string;
  readonly title: string;
  /** For admins only; said beside the heading. */
  readonly isForAdmins?: true;
  readonly picture?: GuidePicture;
  readonly blocks: readonly GuideBlock[];
}

/** A file of `public/guide`, taken of the product by `npm run pictures`. */
export interface GuidePicture {
  readonly name: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** `[[Save Now]]` is a text of the screen, `[words](target)` a link; a test checks each. */
export type GuideBlock =
  | string
  | { readonly note: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  /** Names and what they mean. */
  | { readonly terms: Readonly<Record<string, string>> }
  /** From the domain's and the app's own tables, so that they cannot differ. */
  | { readonly drawn: "scoring" | "sync-states" | "contact" };
