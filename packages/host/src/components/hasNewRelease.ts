// A page lives for hours, and the portal may be published anew meanwhile: its code is then at other addresses, or has
// other hashes than this page knows. Nothing but a reload helps, and only then is it right to ask for one.
import { basePath } from '../session/brokerPath.ts';

const limitMs = 5_000;

/** Tells whether another version of the portal than that of this page is served by now. */
export async function hasNewRelease(page: Document = document): Promise<boolean> {
  // Every file of host and plugins stands in the import map with its hash; in development there is none.
  const own = page.querySelector('script[type="importmap"]')?.textContent;
  if (!own) return false;
  try {
    const response = await fetch(`${basePath}/`, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    const served = await response.text();
    return response.ok && served.includes('type="importmap"') && !served.includes(own);
  } catch {
    // Not to be had: then it is the network.
    return false;
  }
}
