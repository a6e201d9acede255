/** A chapter of the guide has one page and one address. */
export interface GuideSection {
  /** The last part of its address, which never changes because people keep links. */
  readonly slug: string;
  readonly title: string;
  /** A sentence under the title. */
  readonly lead: string;
  readonly topics: readonly GuideTopic[];
}

/** The content under one heading, which the search finds as one result. */
export interface GuideTopic {
  /** The heading's id after the # of an address; unique in its section. */
  readonly id: string;
  readonly title: string;
  /** The heading says that the topic is for admins only. */
  readonly isForAdmins?: true;
  readonly picture?: GuidePicture;
  readonly blocks: readonly GuideBlock[];
}

/** A file in `public/guide`; `npm run pictures` takes it from the product. */
export interface GuidePicture {
  readonly name: string;
  /** Describes the picture to people who do not see it. */
  readonly alt: string;
}

/** `[[Save Now]]` is a text of the screen, `[words](target)` a link; a test checks each. */
export type GuideBlock =
  | string
  | { readonly note: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  /** Maps names to what they mean. */
  | { readonly terms: Readonly<Record<string, string>> }
  /** Drawn from the domain's and the app's own tables, so that they cannot differ. */
  | { readonly drawn: "scoring" | "sync-states" | "contact" };
