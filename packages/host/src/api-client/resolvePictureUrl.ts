import type { RuntimeConfig } from './RuntimeConfig.ts';

/** Returns the address of a public picture; responses contain it relative to the API base. */
export function resolvePictureUrl(config: RuntimeConfig, address: string): string {
  return `${config.apiBase}/${address.replace(/^\/+/, '')}`;
}
