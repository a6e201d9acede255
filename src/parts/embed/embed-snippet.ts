/** The script believes only its own frame, and only from its own origin (security rule 15). */
export function embedSnippet(address: string, title: string): string {
  return `<iframe class="stat-tracker-widget" src="${escaped(address)}" title="${escaped(title)}"
  width="100%" height="640" style="border:0" loading="lazy"></iframe>
<script>
  addEventListener("message", function (event) {
    var message = event.data || {};
    if (message.type !== "stat-tracker:height" || message.v !== 1) return;
    document.querySelectorAll("iframe.stat-tracker-widget").forEach(function (frame) {
      if (frame.contentWindow !== event.source || new URL(frame.src).origin !== event.origin) return;
      frame.height = Math.min(Math.max(Number(message.height) || 640, 100), 20000);
    });
  });
</script>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
