/** Any page may frame the widget and learn its height, which is no secret (contract.md, "Widget"). */
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
  // A frame out of sight is not drawn and reports no resize, yet its content may change.
  new MutationObserver(report).observe(content, { childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", report);
}
