/** The app's mark: a chalk-white jersey, number 7, on turf with its hash marks. 512 units square. */
const TURF = "#1E5B3A";
const CHALK = "#FFFFFF";

const JERSEY = "M192 104q64 56 128 0l58 22 66 92-62 56-32-36v182H162V238l-32 36-62-56 66-92z";
const SEVEN = "M200 212h112v34l-58 142h-46l56-136h-64z";
const HASHES = Array.from({ length: 17 }, (_, index) => {
  const height = index % 4 === 0 ? 44 : 24;
  return `M${index * 32} ${512 - height}v${height}`;
}).join("");

const JOINED = 'stroke-linejoin="round" stroke-width="20"';
const NUMBERED_JERSEY = `
      <path fill="${CHALK}" stroke="${CHALK}" d="${JERSEY}"/>
      <path fill="${TURF}" stroke="${TURF}" stroke-width="8" d="${SEVEN}"/>
    `;

export type MarkShape = "rounded" | "square" | "maskable";

/** The mark as SVG text: `rounded` for browsers, `square` where the system cuts the corners. */
export function markSvg(shape: MarkShape): string {
  const corner = shape === "rounded" ? 96 : 0;
  // A maskable icon may lose everything outside a circle of 80 %.
  const scale = shape === "maskable" ? 0.78 : 1;
  const centre = `translate(256 256) scale(${scale}) translate(-256 -262)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <title>A jersey with number 7 on turf</title>
  <clipPath id="c"><rect width="512" height="512" rx="${corner}"/></clipPath>
  <g clip-path="url(#c)">
    <path fill="${TURF}" d="M0 0h512v512H0z"/>
    <path stroke="${CHALK}" stroke-width="10" opacity=".7" d="${HASHES}"/>
    <g transform="${centre}" ${JOINED}>${NUMBERED_JERSEY}</g>
  </g>
</svg>
`;
}

/** The mark on a screen full of turf as SVG text, for what iOS shows while the app starts. */
export function startupSvg(width: number, height: number): string {
  const field = width / 512;
  const centre = `translate(${width / 2} ${height / 2}) scale(${field * 0.6}) translate(-256 -262)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <path fill="${TURF}" d="M0 0h${width}v${height}H0z"/>
  <g transform="translate(0 ${height}) scale(${field}) translate(0 -512)">
    <path stroke="${CHALK}" stroke-width="10" opacity=".7" d="${HASHES}"/>
  </g>
  <g transform="${centre}" ${JOINED}>${NUMBERED_JERSEY}</g>
</svg>
`;
}
