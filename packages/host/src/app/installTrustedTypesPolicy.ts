import { basePath } from '../session/brokerPath.ts';

interface PolicyRules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (html: string) => string | null;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: PolicyRules) => unknown };
}

/** The document of a preview's frame before React fills it. Without a document type its layout would be another. */
export const emptyDocument = '<!doctype html>';

/**
 * Allows the addresses of the portal's own workers, and an empty document. The page's policy requires trusted types: no
 * other text may become HTML or code, and no other address a script. Browsers without trusted types ignore both.
 */
export function installTrustedTypesPolicy(): void {
  // Otherwise each copy of zod tries to compile code from text, which the browser reports as a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: allowOwnScript,
    createHTML: allowEmptyDocument,
  });
}

/** Returns the address if it is one of the portal's scripts, otherwise null, which blocks it. */
export function allowOwnScript(address: string): string | null {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isScript = pathname.startsWith(`${basePath}/assets/`) || pathname.startsWith(`${basePath}/plugins/`);
  return origin === location.origin && isScript ? address : null;
}

/** Returns the text if it is an empty document, otherwise null, which blocks it. */
export function allowEmptyDocument(html: string): string | null {
  return html === emptyDocument ? html : null;
}
