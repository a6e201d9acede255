import address from "../ui/styles/fonts.css?url";

/** Fetches the typeface's files, those whose letters are shown; until then the device's own. */
export function loadTypeface(): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
