// A page lives for hours, and a new release may be published meanwhile: its code then has other addresses or hashes than
// this page knows. Only a reload helps, and only then the user is asked to reload.
import { loadedPath } from './loadedPath.ts';

const limitMs = 5_000;

/** Whether the server delivers another release of the portal than this page belongs to. */
export async function hasNewRelease(page: Document = document): Promise<boolean> {
  // The import map names every file of the host and of the broker's plugins with its hash; in development there is none.
  const own = page.querySelector('script[type="importmap"]')?.textContent;
  if (!own) return false;
  try {
    // Another address can have the page of another broker.
    const response = await fetch(loadedPath, {
      // Servers send the page only to requests for HTML, such as navigations.
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    const served = await response.text();
    return response.ok && served.includes('type="importmap"') && !served.includes(own);
  } catch {
    // The page could not be fetched: then it is the network.
    return false;
  }
}
