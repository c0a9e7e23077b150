/** The ways in which calls can be signed, as the portal's page and the emulator call them. */
export type SignatureName = 'none' | 'rfc9421';

/** Writes into the configuration of a portal's page how its calls are signed; a page without one stays as it is. */
export function setSignature(html: string, signature: SignatureName): string {
  return html.replace(/(id="brokerdesk-config">[^<]*"signature":\s*")\w+(")/, `$1${signature}$2`);
}
