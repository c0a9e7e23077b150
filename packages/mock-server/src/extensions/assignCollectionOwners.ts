import type { MockExtension } from '@brokerdesk/api';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { throwEmulatorError } from '../errors.ts';
import { coreCollections } from '../resources/seedCore.ts';

/** Says which collections belong to whom, and refuses two owners of one. */
export function assignCollectionOwners(extensions: readonly MockExtension[]): EmulatorCore['owners'] {
  const owners = new Map<string, string>(coreCollections.map((name) => [name, 'the emulator']));
  const owned = new Map<string, readonly string[]>();
  for (const { id, collections = {} } of extensions) {
    if (owned.has(id)) throwEmulatorError('extension-conflict', { id });
    const second = `the plugin "${id}"`;
    for (const name of Object.keys(collections)) {
      const first = owners.get(name);
      if (first !== undefined) throwEmulatorError('collection-conflict', { name, first, second });
      owners.set(name, second);
    }
    owned.set(id, Object.keys(collections));
  }
  return { core: coreCollections, extensions: Object.fromEntries(owned) };
}
