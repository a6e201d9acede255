/** Heading and lead while a page's rows load: the words known for its address, else `title`. */
export function opening(title: string) {
  return { heading: <OpeningTitle>{title}</OpeningTitle>, lead: <OpeningLead /> };
}

export function OpeningTitle({ children }: { children?: string }) {
  return (
    <bdi data-head="title" className="wrap-anywhere">
      {headOfAddress()?.title || children}
    </bdi>
  );
}

export function OpeningLead() {
  return <p data-head="description">{headOfAddress()?.description}</p>;
}

/**
 * null: nothing is known of this address. The build draws no words of it, and the server
 * (`withPageHead`) or else public/first-paint.js writes them.
 */
function headOfAddress() {
  if (typeof document === "undefined") return null;
  const address = contentOf("url");
  if (address === undefined || new URL(address).pathname !== location.pathname) return null;
  return { title: contentOf("title"), description: contentOf("description") };
}

function contentOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
}
