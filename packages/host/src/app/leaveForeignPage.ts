// A page pins the plugins of the broker whose address it was loaded from (docs/hosting.md). The portal's root and addresses
// that belong to no broker lead to the session's broker within the page, which then can lack the pins of its plugins.
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { loadedPath } from '../components/loadedPath.ts';
import { readImportMap } from '../components/preloadModules.ts';
import { findUnpinnedFile } from '../plugins/findUnpinnedFile.ts';
import { basePath, displayCodeOf, mainPath, stripBasePath } from '../session/brokerPath.ts';

/**
 * Loads the page of a broker if the present one belongs to another address and does not pin all of the broker's plugins.
 * Returns whether it does.
 */
export async function leaveForeignPage(
  registry: Promise<Registry>,
  displayCode: string,
  loadedFrom: string = loadedPath,
): Promise<boolean> {
  if (displayCodeOf(stripBasePath(loadedFrom)) === displayCode) return false;
  // The shell shows the error of a registry that does not arrive.
  const { plugins } = await registry.catch(() => ({ plugins: [] }));
  const { integrity } = readImportMap(document);
  if (plugins.every((entry) => findUnpinnedFile(entry, integrity) === undefined)) return false;
  if (displayCodeOf(stripBasePath(location.pathname)) === displayCode) location.reload();
  else location.replace(basePath + mainPath(displayCode));
  return true;
}
