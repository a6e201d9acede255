import { saveBlob } from "../../files/download-file.ts";

/** False on browsers without a share sheet for files. */
export function canSharePicture(picture: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [picture] });
}

/** Opens the share sheet, or else downloads the picture. Closing the sheet is an answer. */
export async function sharePicture(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (failure) {
    const isClosed = failure instanceof DOMException && failure.name === "AbortError";
    if (!isClosed) savePicture(picture);
  }
}

export function savePicture(picture: File): void {
  saveBlob(picture.name, picture);
}
