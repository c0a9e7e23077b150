/** The signature schemes, as the portal's page and the emulator name them. */
export type SignatureName = 'none' | 'rfc9421';

/** Sets the signature scheme in the configuration of a portal's page; a page without a configuration is not changed. */
export function setSignature(html: string, signature: SignatureName): string {
  return html.replace(/(id="brokerdesk-config">[^<]*"signature":\s*")\w+(")/, `$1${signature}$2`);
}
