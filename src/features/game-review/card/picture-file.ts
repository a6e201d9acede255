/** "falcons-storm.png": only letters and digits of the names, which every file system takes. */
export function pictureFile(picture: Blob, visitor: string, home: string): File {
  const words = `${visitor} ${home}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["game"];
  return new File([picture], `${words.join("-").slice(0, 80)}.png`, { type: "image/png" });
}
