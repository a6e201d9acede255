/** Screens of iPhones upright: CSS pixels, and pixels of the screen per CSS pixel. */
const IPHONES = [
  [375, 667, 2], // 6 to 8, SE
  [414, 736, 3], // 6 Plus to 8 Plus
  [375, 812, 3], // X, XS, 11 Pro, 12 mini, 13 mini
  [414, 896, 2], // XR, 11
  [414, 896, 3], // XS Max, 11 Pro Max
  [390, 844, 3], // 12, 13, 14, 16e
  [428, 926, 3], // 12 Pro Max, 13 Pro Max, 14 Plus
  [393, 852, 3], // 14 Pro, 15, 16
  [430, 932, 3], // 14 Pro Max, 15 Plus, 16 Plus
  [402, 874, 3], // 16 Pro, 17
  [420, 912, 3], // Air
  [440, 956, 3], // 16 Pro Max, 17 Pro Max
] as const;

/** What iOS shows while the installed app starts; it takes a picture of exactly its screen's size. */
export const STARTUP_SCREENS = IPHONES.map(([width, height, ratio]) => ({
  width: width * ratio,
  height: height * ratio,
  file: `icons/startup-${width * ratio}x${height * ratio}.png`,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`,
}));
