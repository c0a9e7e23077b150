import { compareWithHost } from '../compat/compareWithHost.ts';
import { readHostSurface } from '../compat/HostSurface.ts';
import { CliError } from '../errors.ts';
import type { PackedPlugin } from './packPlugin.ts';

/** @throws CliError `REGISTRY_REFUSED` if a plugin uses what this version of the portal does not have */
export async function assertFits({ manifest }: PackedPlugin): Promise<void> {
  const host = await readHostSurface();
  const broken = compareWithHost({ manifest, calls: manifest.calls ?? [] }, host).find(({ breaks }) => breaks);
  if (broken === undefined) return;
  throw new CliError('REGISTRY_REFUSED', {
    message: `${manifest.id} does not fit this version of the portal. ${broken.text}`,
    hint: broken.remedy,
  });
}
