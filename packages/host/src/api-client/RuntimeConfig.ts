/** What the page tells the host when it starts: where things are, and how calls are signed. */
export interface RuntimeConfig {
  /** The address of the API, without a slash at its end. */
  readonly apiBase: string;
  /** The address of the registries, with a slash at its end. */
  readonly registryBase: string;
  readonly signature: SignatureName;
}

/** The signature schemes that this host knows: none at all, and HTTP Message Signatures. */
export type SignatureName = 'none' | 'rfc9421';

/** Reads the configuration that stands in the page as JSON. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const text = page.getElementById('brokerdesk-config')?.textContent;
  if (!text) throw new Error('The page has no element "brokerdesk-config". Build or serve it with admin-cli.');
  const config = JSON.parse(text) as RuntimeConfig;
  return {
    apiBase: config.apiBase.replace(/\/+$/, ''),
    registryBase: config.registryBase.replace(/\/*$/, '/'),
    signature: config.signature,
  };
}
