import { limits } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { hasNewRelease } from '../components/hasNewRelease.ts';
import { ChunkError } from '../components/loadChunk.ts';

/** The registry could not be read, so no plugins are known. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code = 'REGISTRY_UNREADABLE';
}

/**
 * Fetches the registry of a broker's portal.
 *
 * @throws RegistryError if it does not arrive or is not a registry.
 * @throws ChunkError if it is gone because a new release was published.
 */
export async function fetchRegistry(registryBase: string, displayCode: string): Promise<Registry> {
  const address = `${registryBase}${encodeURIComponent(displayCode)}.json`;
  let registry: Registry;
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limits.callTimeoutMs) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    registry = (await response.json()) as Registry;
  } catch (cause) {
    // Registries of older releases are removed.
    if (await hasNewRelease()) throw new ChunkError('NEW_RELEASE', cause);
    throw new RegistryError(`The registry ${address} could not be read.`, { cause });
  }
  if (registry.schemaVersion !== 1 || !Array.isArray(registry.plugins)) {
    throw new RegistryError(`The registry ${address} is not of a kind that this host knows.`);
  }
  return registry;
}
