import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

const SCALE = 4;

const drawn = (text: string, title = "To the game") =>
  renderToStaticMarkup(<QrCode text={text} title={title} className="w-24" />);

/** What a camera sees: the dark rectangles of the path on white, SCALE pixels a module. */
function photograph(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const dark = /class="fill-text" d="([^"]*)"/.exec(svg)?.[1] ?? "";
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let at = Number(x) * SCALE; at < (Number(x) + Number(length)) * SCALE; at++) {
        pixels.fill(0, (row * size + at) * 4, (row * size + at) * 4 + 3);
      }
    }
  }
  return { pixels, size };
}

it.each([
  [
    "a game's address",
    "https://stats.example.org/games/0b5e3c1e-7d1f-4f35-9a5e-0d6f3f1c2a11/review",
  ],
  ["a long pass", `https://stats.example.org/pass#${"k7Q-".repeat(60)}`],
  ["letters beyond ASCII", "https://stats.example.org/games?team=Møller Æ 東京"],
])("%s is read back as it was written", (_what, text) => {
  const { pixels, size } = photograph(drawn(text));
  expect(jsQR(pixels, size, size)?.data).toBe(text);
});

it("keeps four empty modules on each side, and says what it is", () => {
  const svg = drawn("https://stats.example.org/", "To the live page");
  expect(svg).toContain('role="img" aria-label="To the live page"');
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x]) => x ?? 0))).toBe(4);
  expect(Math.min(...runs.map(([, y]) => y ?? 0))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y]) => y ?? 0))).toBe(size - 5);
});
