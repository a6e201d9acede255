import { describe, expect, it } from "vitest";
import { cleanPicture } from "../../supabase/functions/set-crest/clean-picture.ts";
import { DEMO_CRESTS } from "../../supabase/local/seed/clubs/demo-crests.ts";
import { fateOf } from "../helpers/fate-of-picture.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const svg = (inner: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;

async function cleanText(text: string): Promise<string> {
  const { mediaType, bytes } = await cleanPicture(bytesOf(text));
  expect(mediaType).toBe("image/svg+xml");
  return new TextDecoder().decode(bytes);
}

/** What is inside the clean picture's root. */
const inside = async (inner: string) =>
  /^<svg [^>]*>(.*)<\/svg>$|^<svg [^>]*\/>$/.exec(await cleanText(svg(inner)))?.[1] ?? "";

const RECT = '<rect width="9" height="9"/>';

describe("an SVG is written anew from what is allowed", () => {
  it("with its shapes, colors, gradients, clips and references", async () => {
    const inner = `<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath><path id="p" d="M1,2 L3 4z"/></defs><g fill="url(#a)" clip-path="url(#c)" transform="translate(1 2) rotate(-4.5)"><use href="#p"/></g>`;
    expect(await inside(inner)).toBe(inner);
  });

  it("with a size in its shape, from its view box or from width and height", async () => {
    expect(await cleanText(svg(RECT, 'viewBox="-5,0 100 50"'))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 100 50" width="512" height="256">${RECT}</svg>`,
    );
    expect(await cleanText(svg("", 'width="20px" height="40"'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="512" viewBox="0 0 20 40"/>',
    );
  });

  it("with the styles of drawing programs as attributes; an element's own go first", async () => {
    const styles = "<style>/* x */.st0, .st1{fill:#E30613;}.st1{stroke:none}</style>";
    expect(
      await inside(
        `${styles}<path class="st0 st1" fill="red" style="opacity: .5; fill: blue" d="M0 0"/>`,
      ),
    ).toBe('<path fill="blue" d="M0 0" stroke="none" opacity=".5"/>');
  });

  it.each(Object.entries(DEMO_CRESTS))(
    "the demo's crest of %s is as it writes them",
    async (_team, crest) => {
      expect(await cleanText(crest)).toBe(crest);
    },
  );

  it("without what a drawing program says of itself", async () => {
    const program = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- by hand -->`;
    const own = `<metadata><a xmlns="urn:x">Ada</a></metadata><title>Falcons</title><x:view xmlns:x="urn:y" x:by="Ada"/>`;
    const clean = await cleanText(program + svg(own + RECT));
    expect(clean).toBe(await cleanText(svg(RECT)));
  });
});

describe("what could run, load or show something else is not in the picture", () => {
  it.each([
    ["a script", `<script>alert(1)</script>${RECT}`, RECT],
    [
      "a script of another namespace",
      `<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>${RECT}`,
      RECT,
    ],
    ["a handler", '<rect width="9" height="9" onload="alert(1)" onclick="x"/>', RECT],
    ["an animation of a link", `<set attributeName="href" to="javascript:alert(1)"/>${RECT}`, RECT],
    ["a link of javascript", '<use href="javascript:alert(1)"/>', "<use/>"],
    ["a link to elsewhere", '<use xlink:href="https://evil.example/x.svg#a"/>', "<use/>"],
    ["a link of data", '<use href="data:image/svg+xml;base64,PHN2Zz4=#a"/>', "<use/>"],
    [
      "paint from elsewhere",
      '<rect width="9" fill="url(https://evil.example/#a)"/>',
      '<rect width="9"/>',
    ],
    [
      "paint from elsewhere, written otherwise",
      '<rect width="9" fill="u\\72l(//evil.example)"/>',
      '<rect width="9"/>',
    ],
    ["a second paint", '<rect width="9" fill="url(#a) url(//evil.example)"/>', '<rect width="9"/>'],
    ["an image function", '<rect width="9" fill="image-set(x 1x)"/>', '<rect width="9"/>'],
    [
      "a style that loads",
      '<rect width="9" style="fill:url(http://evil.example);background:url(x)"/>',
      '<rect width="9"/>',
    ],
    ["a value that ends its attribute", '<rect width="9&quot; onload=&quot;alert(1)"/>', "<rect/>"],
    ["a value with a tag", '<rect width="9&gt;&lt;script&gt;"/>', "<rect/>"],
    ["an id that is no name", '<rect id="a b" width="9"/>', '<rect width="9"/>'],
    ["a base", '<rect width="9" height="9" xml:base="https://evil.example/"/>', RECT],
    ["an instruction", `<?xml-stylesheet href="https://evil.example/x.css"?>${RECT}`, RECT],
    ["a comment", `<!-- ]]><script> -->${RECT}`, RECT],
    ["text between", `alert(1) &lt;script&gt; ${RECT}`, RECT],
  ])("%s", async (_name, given, clean) => {
    expect(await inside(given)).toBe(clean);
  });

  it.each([
    [
      "HTML in it",
      svg("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"),
      "svg_effect",
    ],
    ["a filter", svg("<filter id='a'/>"), "svg_effect"],
    ["a link around shapes", svg(`<a href="https://evil.example">${RECT}</a>`), "svg_effect"],
    ["a picture", svg('<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'), "svg_image"],
    ["letters, which need a font", svg("<text>Falcons</text>"), "svg_text"],
    ["an import", svg("<style>@import 'https://evil.example/x.css';</style>"), "svg_style"],
    ["a rule for elements", svg("<style>rect{fill:red}</style>"), "svg_style"],
    ["a rule in a rule", svg("<style>@media print{.a{fill:red}}</style>"), "svg_style"],
    ["half a rule", svg("<style>.a{fill:red</style>"), "svg_style"],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, "svg_broken"],
    [
      "an entity bomb",
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]>${svg("&c;")}`,
      "svg_broken",
    ],
    [
      "an entity from a file",
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`,
      "svg_broken",
    ],
    ["an entity of HTML", svg("&nbsp;"), "svg_broken"],
    ["an end that is missing", svg("<g>"), "svg_broken"],
    ["two roots", svg("") + svg(""), "svg_broken"],
    ["an attribute twice", svg('<rect x="1" x="2"/>'), "svg_broken"],
    ["no size", svg(RECT, ""), "svg_size"],
    ["a size in percent", svg(RECT, 'width="100%" height="100%"'), "svg_size"],
    ["no area", svg(RECT, 'viewBox="0 0 0 10"'), "svg_size"],
    ["a thread", svg(RECT, 'viewBox="0 0 1 9999"'), "svg_size"],
    ["a root of HTML", `<svg:html xmlns:svg="http://www.w3.org/1999/xhtml"/>`, "not_a_picture"],
    [
      "another root",
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>`,
      "not_a_picture",
    ],
    ["a web page", "<!DOCTYPE html><html><body>Hi</body></html>", "not_a_picture"],
    ["text", "Falcons", "not_a_picture"],
    ["nothing", "", "not_a_picture"],
    ["depth", svg("<g>".repeat(50) + "</g>".repeat(50)), "svg_too_complex"],
    ["many parts", svg("<g/>".repeat(4_000)), "svg_too_complex"],
    ["a part that shows itself", svg('<g id="a"><use href="#a"/></g>'), "svg_too_complex"],
    [
      "two that show each other",
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      "svg_too_complex",
    ],
    [
      "a billion parts from ten lines",
      svg(
        `${Array.from(
          { length: 10 },
          (_, n) => `<g id="n${n + 1}">${`<use href="#n${n}"/>`.repeat(9)}</g>`,
        ).join("")}<g id="n0"/>`,
      ),
      "svg_too_complex",
    ],
    [
      "as many by masks",
      svg(
        `${Array.from(
          { length: 10 },
          (_, n) => `<mask id="n${n + 1}">${`<g mask="url(#n${n})"/>`.repeat(9)}</mask>`,
        ).join("")}<mask id="n0"/>`,
      ),
      "svg_too_complex",
    ],
    [
      "a class that writes its long value into every part",
      svg(
        `<style>.a{stroke-dasharray:${"1 ".repeat(20_000)}}</style>${'<g class="a"/>'.repeat(2_900)}`,
      ),
      "too_large",
    ],
    [
      "as many in letters as are too many",
      svg(`<path d="${"M1 1 ".repeat(21_000)}"/>`),
      "too_large",
    ],
  ])("%s is refused", async (_name, given, code) => {
    expect(await fateOf(bytesOf(given))).toBe(`422 ${code}`);
  });

  it("and no file makes the server think for long", async () => {
    const long = 100_000;
    const started = performance.now();
    for (const text of [
      svg(`<style>${"a".repeat(long)}</style>`),
      svg(`<style>${"/*".repeat(long / 2)}</style>`),
      svg(`<style>${".a,".repeat(long / 3)}{}</style>`),
      svg(`<style>${".a,".repeat(long / 6)}.a{${"fill:a;".repeat(long / 14)}}</style>`),
      svg(
        `<style>.a{stroke-dasharray:${"1 ".repeat(long / 5)}}</style>${'<g class="a"/>'.repeat(2_900)}`,
      ),
      svg(`<style>.a{fill:a;mask:a;d:a}</style><g class="${"a ".repeat(long / 3)}"/>`),
      svg(`<rect fill="${"a".repeat(long)}"/>`),
      svg(`<rect fill="${"a(".repeat(long / 2)}"/>`),
      svg(`<rect fill="url(${" ".repeat(long)}"/>`),
      svg(`<rect class="${"a ".repeat(long / 2)}"/>`),
      svg(`<g ${Array.from({ length: 8_000 }, (_, n) => `a${n}=""`).join(" ")}/>`),
      svg("<".repeat(long)),
      " ".repeat(long),
    ]) {
      await fateOf(bytesOf(text));
    }
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
