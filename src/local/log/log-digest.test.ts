import fc from "fast-check";
import { expect, test } from "vitest";
import { LOG_DIGESTS } from "../../../tests/fixtures/log-digests.ts";
import { EMPTY_DIGEST, nextDigest } from "./log-digest.ts";

/** What the digest counts of an id. A generator of ids likes zeros, which chance never deals. */
const countedOf = (id: string) => id.slice(-12);
const anId = fc.uuid().filter((id) => Number.parseInt(countedOf(id), 16) > 0);

const digestOf = (log: readonly string[]): number => log.reduce(nextDigest, EMPTY_DIGEST);

test.each(LOG_DIGESTS)("I3 the digest of $log", ({ log, digest }) => {
  expect(digestOf(log)).toBe(digest);
});

test("I3 one event more, less, other or elsewhere is another digest, at the same length too", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anId, { minLength: 2, maxLength: 40, selector: countedOf }),
      fc.nat(),
      anId,
      (log, at, stranger) => {
        fc.pre(!log.map(countedOf).includes(countedOf(stranger)));
        const place = at % (log.length - 1);
        const [event = "", next = ""] = log.slice(place);
        const digest = digestOf(log);
        expect(Number.isSafeInteger(digest)).toBe(true);
        expect(digestOf(log.with(place, stranger))).not.toBe(digest);
        expect(digestOf(log.toSpliced(place, 1))).not.toBe(digest);
        expect(digestOf(log.with(place, next).with(place + 1, event))).not.toBe(digest);
      },
    ),
  );
});
