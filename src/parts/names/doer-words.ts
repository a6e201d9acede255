import type { Doer } from "../../domain/game/doer.ts";

const words = {
  somebody: "Somebody",
  uploaded: (author: string, sender: string) => `${author}, uploaded by ${sender}`,
  inName: (sender: string, author: string) => `${sender}, in the name of ${author}`,
};

export function doerWords(doer: Doer, nameOf: (userId: string) => string | null): string {
  const name = (userId: string | null) =>
    (userId === null ? null : nameOf(userId)) ?? words.somebody;
  switch (doer.kind) {
    case "one":
      return name(doer.userId);
    case "uploaded":
      return words.uploaded(name(doer.authorId), name(doer.senderId));
    case "in-name":
      return words.inName(name(doer.senderId), name(doer.authorId));
  }
}
