import {
  drawableText,
  escapeXml,
  fitPictureText,
  type MeasurePicture,
  type PictureWeight,
} from "./picture-text.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
export const MARGIN = 64;

/** Thrown for a name in letters that the picture's font lacks. */
export class UndrawableError extends Error {}

export interface PictureTools {
  readonly measure: MeasurePicture;
  /** A colour of the light theme by the name of its token. */
  readonly color: (token: string) => string;
  /** The crests that are here, as `data:` addresses. */
  readonly crests: ReadonlyMap<string, string>;
}

interface Place {
  readonly x: number;
  /** The baseline of the first line, or of the last. */
  readonly y: number;
  readonly base?: "first" | "last";
  readonly room: number;
  readonly most: number;
  readonly least?: number;
  readonly lines?: 1 | 2;
  readonly weight?: PictureWeight;
  readonly color?: string;
  readonly align?: "start" | "middle" | "end";
}

export interface Face {
  readonly code: string;
  readonly color: string | null;
  readonly crest: string | null;
}

const LINE = 1.02;

/** Writes parts of a picture as SVG. */
export function createPen({ measure, color, crests }: PictureTools) {
  const box = (x: number, y: number, width: number, height: number, token: string, radius = 0) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color(token)}"/>`;

  /** The first text that fits. */
  function text(texts: readonly [string, ...string[]], place: Place): string {
    const { x, y, room, most, least = most / 2, lines = 1, align = "start" } = place;
    const weight = place.weight ?? "bold";
    const drawn = texts.map((each) => drawableText(each));
    const usable = drawn.filter((each) => each !== null && each !== "") as string[];
    const [first, ...others] = usable;
    if (first === undefined) throw new UndrawableError(texts[0]);
    const fitted = fitPictureText(
      [first, ...others],
      { weight, width: room, most, least, lines },
      measure,
    );
    const fill = color(place.color ?? "text");
    return fitted.lines
      .map((line, at) => {
        const from = place.base === "last" ? at - fitted.lines.length + 1 : at;
        const base = y + from * fitted.size * LINE;
        return `<text x="${x}" y="${base}" font-family="archivo-${weight}" font-size="${fitted.size}" text-anchor="${align}" fill="${fill}">${escapeXml(line)}</text>`;
      })
      .join("");
  }

  /** A shirt with a few letters on it; without a colour it is an outline. */
  function jersey(words: string, kit: string | null, x: number, y: number, side: number): string {
    const [height, frame] = [side * 0.86, side * 0.025];
    const top = y + (side - height) / 2;
    const fill = kit === null ? "surface-2" : `kit-${kit}`;
    return [
      box(x, top, side, height, "line-strong", side * 0.13),
      box(x + frame, top + frame, side - 2 * frame, height - 2 * frame, fill, side * 0.11),
      `<circle cx="${x + side / 2}" cy="${top + frame}" r="${side * 0.15}" fill="${color("bg")}"/>`,
      text([words], {
        x: x + side / 2,
        y: top + height * 0.78,
        room: side * 0.82,
        most: Math.round(side * 0.46),
        color: kit === null ? "text" : "on-kit",
        align: "middle",
      }),
    ].join("");
  }

  /** The crest where there is one, else the code on a jersey. */
  function mark({ crest, code, color: kit }: Face, x: number, y: number, side: number): string {
    const picture = crest === null ? undefined : crests.get(crest);
    if (picture === undefined) return jersey(code, kit, x, y, side);
    return `<image x="${x}" y="${y}" width="${side}" height="${side}" preserveAspectRatio="xMinYMid" href="${picture}"/>`;
  }

  /** League and season above everything, and on the right the state of a game. */
  function band(title: string, state: { word: string; isLive: boolean } | null): string {
    const width = state === null ? 0 : Math.ceil(measure(state.word, "bold", 38)) + 56;
    const x = PICTURE_WIDTH - MARGIN - width;
    const room = (state === null ? PICTURE_WIDTH - MARGIN : x) - MARGIN - 32;
    const shown = drawableText(title);
    return [
      box(0, 0, PICTURE_WIDTH, 104, "brand"),
      shown ? text([shown], { x: MARGIN, y: 67, room, most: 40, color: "on-brand" }) : "",
      state === null
        ? ""
        : [
            box(x, 22, width, 60, state.isLive ? "flag" : "on-brand", 30),
            text([state.word], {
              x: x + width / 2,
              y: 66,
              room: width,
              most: 38,
              color: state.isLive ? "on-flag" : "brand",
              align: "middle",
            }),
          ].join(""),
    ].join("");
  }

  return { box, text, jersey, mark, band };
}

export type Pen = ReturnType<typeof createPen>;
