/** The configuration in the page: the addresses of API and registries, and the signature scheme (docs/hosting.md). */
export interface RuntimeConfig {
  /** The address of the API, without a trailing slash. */
  readonly apiBase: string;
  /** The address of the registries, with a trailing slash. */
  readonly registryBase: string;
  readonly signature: SignatureName;
  /** The address that the page sends its errors to; they are not sent if it is absent. */
  readonly clientErrors?: string;
  /** Where plugins are delivered while the portal runs; absent if it takes none. */
  readonly delivery?: DeliveryConfig;
  /** The id of the release; absent in a portal that was not published. */
  readonly release?: string;
}

/** The registry of delivered plugins (docs/operate.md). */
export interface DeliveryConfig {
  /** Its address, with a trailing slash. */
  readonly base: string;
  /** The public key of its root: 32 bytes, base64url. */
  readonly root: string;
}

/** The signature schemes that this host supports: none, and HTTP Message Signatures. */
export type SignatureName = 'none' | 'rfc9421';

/** Reads the configuration that the page contains as JSON. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const text = page.getElementById('brokerdesk-config')?.textContent;
  if (!text) throw new Error('The page has no element "brokerdesk-config". Build or serve it with admin-cli.');
  const config = JSON.parse(text) as RuntimeConfig;
  return {
    ...config,
    apiBase: config.apiBase.replace(/\/+$/, ''),
    registryBase: config.registryBase.replace(/\/*$/, '/'),
  };
}

/**
 * Returns the address of a public picture; responses contain it relative to the API base. That of a picture in the
 * browser's memory, which a preview shows, is complete.
 */
export function resolvePictureUrl(config: RuntimeConfig, address: string): string {
  if (address.startsWith('blob:')) return address;
  return `${config.apiBase}/${address.replace(/^\/+/, '')}`;
}
