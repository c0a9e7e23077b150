import type { Page } from '@playwright/test';
import { openEmptyPage } from './storeSession.ts';

/**
 * Brings a page to the state of one in a new browser, on the empty page of the portal: nothing stored, no route, no
 * emulation, no pointer on it. What was registered on the page itself (listeners, scripts, exposed functions) stays.
 */
export async function resetPage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(0, 0);
  await openEmptyPage(page);
  await page.evaluate(clearStorage);
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: null, media: null, reducedMotion: null, forcedColors: null, contrast: null });
  const viewport = { width: 1280, height: 800 };
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
}

/** Runs in the page. */
async function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name);
          deletion.onsuccess = () => resolve();
          deletion.onerror = () => reject(deletion.error ?? new Error('IndexedDB failed.'));
        }),
    ),
  );
}
