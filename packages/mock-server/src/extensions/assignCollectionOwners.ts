import type { MockExtension } from '@brokerdesk/api';
import { throwEmulatorError } from '../errors.ts';
import type { CollectionOwners } from '../pipeline/EmulatorCore.ts';
import { coreCollections } from '../resources/seedCore.ts';

/** Assigns every collection to its owner and rejects a collection with two owners. */
export function assignCollectionOwners(extensions: readonly MockExtension[]): CollectionOwners {
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
