/** Elements that are kept; all have the attributes of `ATTRIBUTES`. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  `g path circle ellipse rect line polyline polygon defs symbol use linearGradient radialGradient
  stop clipPath mask`.split(/\s+/),
);

/** Elements that show nothing of the picture: they go, with all that is in them. */
export const DROPPED: ReadonlySet<string> = new Set(
  "script title desc metadata style animate animateTransform animateMotion set".split(" "),
);

/** Where a style or an attribute may say how something looks. */
export const LOOKS: ReadonlySet<string> = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility clip-path
  clip-rule mask mask-type stop-color stop-opacity paint-order vector-effect shape-rendering
  transform transform-origin`.split(/\s+/),
);

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...LOOKS,
  ...`d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points pathLength viewBox
  preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits
  maskContentUnits`.split(/\s+/),
]);

/** Letters, numbers, and what stands between them: no quote, colon, slash, backslash or bracket. */
const VALUE = /^[-+\w\s.,#%()]*$/;
const FUNCTIONS =
  /^(?:rgba?|hsla?|matrix|translate|translate[XY]|scale|scale[XY]|rotate|skew|skew[XY])$/;
const ID = /^[A-Za-z_][\w.-]*$/;
const LINK = /^#([A-Za-z_][\w.-]*)$/;
const PAINT = /^url\(\s*["']?#([A-Za-z_][\w.-]*)["']?\s*\)$/;

/** The value as it may stand in the clean picture; null: the attribute is left out. */
export function cleanValue(name: string, value: string): string | null {
  if (name === "id") return ID.test(value) ? value : null;
  if (name === "href") return LINK.test(value) ? value : null;
  if (!ATTRIBUTES.has(name)) return null;
  const target = PAINT.exec(value)?.[1];
  if (target !== undefined) return `url(#${target})`;
  if (!VALUE.test(value)) return null;
  const called = value.split("(").slice(0, -1);
  return called.every((before) => FUNCTIONS.test(lastWord(before))) ? value : null;
}

function lastWord(text: string): string {
  return (
    text
      .trimEnd()
      .split(/[\s,)]/)
      .at(-1) ?? ""
  );
}

/** The id that a clean value points at. */
export function targetOf(name: string, value: string): string | undefined {
  return (name === "href" ? LINK : PAINT).exec(value)?.[1];
}
