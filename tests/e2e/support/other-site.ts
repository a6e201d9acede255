import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Another website: one page with this markup on its own origin. */
export interface OtherSite {
  /** Another origin of the same site as the app's (127.0.0.1), and one of another site. */
  readonly urls: { readonly sameSite: string; readonly crossSite: string };
  close(): void;
}

export async function startOtherSite(markup: string): Promise<OtherSite> {
  const page = `<!doctype html><html lang="en"><title>A club</title><h1>A club</h1>${markup}</html>`;
  const server = createServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(isPage ? 200 : 204, { "content-type": "text/html; charset=utf-8" });
    response.end(isPage ? page : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urls: { sameSite: `http://127.0.0.1:${port}/`, crossSite: `http://localhost:${port}/` },
    close: () => server.close(),
  };
}
