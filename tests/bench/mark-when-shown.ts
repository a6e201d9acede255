/** Runs in the page; whatever follows the frame of a mutation comes after its paint. */
export function markWhenShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark("shown");
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
