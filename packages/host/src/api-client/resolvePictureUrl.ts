import type { RuntimeConfig } from './RuntimeConfig.ts';

/** Gives the address of a public picture, which the wire names relative to the API base. */
export function resolvePictureUrl(config: RuntimeConfig, address: string): string {
  return `${config.apiBase}/${address.replace(/^\/+/, '')}`;
}
