/**
 * Tells the page around this one how high it is, now and whenever that changes (contract.md,
 * "Widget"). Any page may frame the widget and learn it: a height is no secret.
 */
export function reportHeight(content: HTMLElement): void {
  if (parent === window) return;
  let told = 0;
  const report = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    parent.postMessage({ type: "stat-tracker:height", v: 1, height }, "*");
  };
  new ResizeObserver(report).observe(content);
  // A frame that is scrolled out of sight is not drawn, and nobody resizes it then; what it says
  // has changed all the same.
  new MutationObserver(report).observe(content, { childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", report);
}
