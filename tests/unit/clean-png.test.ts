import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cleanPicture } from "../../supabase/functions/set-crest/clean-picture.ts";
import { fateOf } from "../helpers/fate-of-picture.ts";
import { plainPng, png, pngChunk, pngData, pngHeader } from "../helpers/make-picture.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a PNG is written anew from its own chunks", () => {
  it("with the same picture, and what it needs to look the same", async () => {
    const parts = [
      pngHeader(4, 4, 3),
      pngChunk("sRGB", Uint8Array.of(0)),
      pngChunk("gAMA", Uint8Array.of(0, 0, 0xb1, 0x8f)),
      pngChunk("PLTE", new Uint8Array(768)),
      pngChunk("tRNS", new Uint8Array(200)),
      pngData(4, 4),
      pngChunk("IEND"),
    ];
    const { mediaType, bytes } = await cleanPicture(png(...parts));
    expect(mediaType).toBe("image/png");
    expect(Buffer.from(bytes).equals(png(...parts))).toBe(true);
  });

  it("without text, place, dates, profiles, animations, or what stands behind its end", async () => {
    const more = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "acTL", "fcTL", "prVt"].map(
      (type) => pngChunk(type, bytesOf("Comment\0<script>alert(1)</script>")),
    );
    const polyglot = Buffer.concat([
      plainPng(4, ...more),
      bytesOf("PK\u0003\u0004<script>alert(1)</script>"),
    ]);
    const { bytes } = await cleanPicture(polyglot);
    expect(Buffer.from(bytes).equals(plainPng(4))).toBe(true);
  });

  it("interlaced too, in every size", async () => {
    for (const [side, size] of [
      [1, 5],
      [3, 42],
      [8, 271],
    ] as const) {
      const data = pngData(size - 1, 1);
      expect(
        await fateOf(png(pngHeader(side, side, 6, 1), data, pngChunk("IEND"))),
        `${side}`,
      ).toBe("taken");
    }
  });

  const whole = plainPng(4);
  const end = pngChunk("IEND");
  const flipped = Buffer.from(whole);
  flipped[flipped.length - 20] = (flipped.at(-20) ?? 0) ^ 1;

  const palette = (colors: Uint8Array) =>
    png(pngHeader(4, 4, 3), pngChunk("PLTE", colors), pngData(4, 4), end);

  it.each([
    ["cut off", whole.subarray(0, -13), "png_broken"],
    ["cut off in its data", whole.subarray(0, 50), "png_broken"],
    ["of half a colour", palette(new Uint8Array(4)), "png_broken"],
    ["with a page in its palette", palette(new Uint8Array(9_000)), "png_broken"],
    [
      "with a page in its end",
      png(pngHeader(4, 4, 6), pngData(16, 4), pngChunk("IEND", new Uint8Array(90))),
      "png_broken",
    ],
    ["only a signature", whole.subarray(0, 8), "png_broken"],
    ["of a wrong checksum", flipped, "png_broken"],
    [
      "of a length that goes beyond",
      png(Buffer.from([0xff, 0xff, 0xff, 0xf0, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0])),
      "png_broken",
    ],
    ["without a header", png(pngData(16, 4), end), "png_broken"],
    ["with two headers", png(pngHeader(4, 4), pngHeader(4, 4), pngData(16, 4), end), "png_broken"],
    ["without data", png(pngHeader(4, 4), end), "png_broken"],
    [
      "with data in two runs",
      png(pngHeader(4, 4), pngData(16, 4), pngChunk("tEXt"), pngChunk("IDAT"), end),
      "png_broken",
    ],
    [
      "with a palette behind its data",
      png(pngHeader(4, 4, 3), pngData(4, 4), pngChunk("PLTE", new Uint8Array(6)), end),
      "png_broken",
    ],
    [
      "without the palette that it needs",
      png(pngHeader(4, 4, 3), pngData(4, 4), end),
      "png_broken",
    ],
    ["with a critical stranger", plainPng(4, pngChunk("FRAM")), "png_broken"],
    ["of no color that there is", png(pngHeader(4, 4, 5), pngData(16, 4), end), "png_broken"],
    ["of too few rows", png(pngHeader(4, 4), pngData(16, 3), end), "png_broken"],
    ["of too many rows", png(pngHeader(4, 4), pngData(16, 5), end), "png_broken"],
    [
      "of data that are no data",
      png(pngHeader(4, 4), pngChunk("IDAT", randomBytes(40)), end),
      "png_broken",
    ],
    [
      "that unpacks to more than it says",
      png(pngHeader(4, 4), pngData(1_000_000, 90), end),
      "png_broken",
    ],
    ["of no width", png(pngHeader(0, 4), pngData(0, 4), end), "png_dimensions"],
    ["too wide", png(pngHeader(1_025, 4), pngData(4_100, 4), end), "png_dimensions"],
    [
      "of billions of pixels",
      png(pngHeader(0x7fffffff, 0x7fffffff), pngData(4, 4), end),
      "png_dimensions",
    ],
    ["named a PNG, but a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "not_a_picture"],
    ["named a PNG, but a GIF", Buffer.from("GIF89a<svg"), "not_a_picture"],
  ])("one %s is refused", async (_name, given, code) => {
    expect(await fateOf(given)).toBe(`422 ${code}`);
  });
});
