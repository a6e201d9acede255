import address from "../ui/styles/fonts.css?url";

/** The device's own typeface is shown until the files have come. */
export function loadTypeface(): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
