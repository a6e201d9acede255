import { expect, test } from "@playwright/test";
import { findings } from "../support/axe-findings.ts";
import { nameFindings } from "../support/name-findings.ts";

const ID = "5e1f";
const NAME = "Maximilianealexandrina, Ådá";
const NAMES = new Map([[ID, `${NAME} 7`]]);
const BOX = "display: block; width: 60px; white-space: nowrap;";

test("what the walk through the public screens looks for is seen where it is planted", async ({
  page,
}) => {
  const foundIn = async (body: string) => {
    await page.setContent(`<main>${body}</main>`);
    return nameFindings(page, NAMES);
  };
  const link = (text: string, style = "", label = "") =>
    `<a href="/players/${ID}" style="${style}"${label}>${text}</a>`;
  const cut = `${BOX} overflow: hidden;`;

  expect(await foundIn(link(NAME))).toEqual([]);
  expect(await foundIn(link(NAME, `${cut} text-overflow: ellipsis`))).toEqual([]);
  expect(
    await foundIn(`<p data-short="Max" style="${BOX} overflow: clip">${link(NAME)}</p>`),
  ).toEqual([]);
  expect(await foundIn(link("Max…", "", ` aria-label="#7 ${NAME}"`))).toEqual([]);
  expect(await foundIn(`<div style="${BOX} overflow-x: auto">${link(NAME)}</div>`)).toEqual([]);
  expect(await foundIn(`<div style="margin-left: 50px"><i hidden>${NAME}</i></div>`)).toEqual([]);

  expect(await foundIn(link("Maximiliane…"))).toEqual([expect.stringContaining("leads to")]);
  expect(await foundIn(`<p style="${BOX} overflow: clip">${link(NAME)}</p>`)).toEqual([
    expect.stringContaining("is cut off in"),
  ]);
  expect(await foundIn(link(NAME, cut))).toEqual([expect.stringContaining("is cut off in")]);
  expect(await foundIn(link(NAME, BOX))).toEqual([expect.stringContaining("sticks out of")]);
  expect(await foundIn(`<div style="${BOX}"><p>${link(NAME)}</p></div>`)).toEqual([
    expect.stringContaining("sticks out of <p"),
    expect.stringContaining("sticks out of <div"),
  ]);

  await page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1>
    <p style="color: #888">Too grey</p><p style="color: #666">Grey in the sun</p>
    <button disabled style="border: 1px dotted; opacity: .5">x</button>
    <button disabled style="border: 1px solid">x</button><button disabled style="border: 1px dotted">x</button>
    <p style="width: 3000px">wide</p></main></html>`);
  const heads = (await findings(page, "planted")).map((finding) => finding.split("\n")[0]);
  expect(heads.filter((head) => head?.includes("faint or solid"))).toHaveLength(2);
  expect(heads).toEqual(
    expect.arrayContaining([
      "planted, light: color-contrast",
      "planted, dark: color-contrast",
      "planted, sun: color-contrast",
      "planted, sun: color-contrast-enhanced",
      expect.stringMatching(/^planted: \d+ px sideways$/),
    ]),
  );
});
