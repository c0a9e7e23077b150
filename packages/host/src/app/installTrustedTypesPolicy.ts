import { basePath } from '../session/brokerPath.ts';

interface PolicyRules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (html: string) => string | null;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<PolicyRules>) => unknown;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: PolicyFactory;
}

/** The name of the policy that the library of charts creates when it is loaded, and cannot do without. */
const chartsPolicy = 'highcharts';

/** The document of a preview's frame before React fills it. Without a document type its layout would be another. */
export const emptyDocument = '<!doctype html>';

/**
 * Allows the addresses of the portal's own workers, and an empty document. The page's policy requires trusted types: no
 * other text may become HTML or code, and no other address a script. Browsers without trusted types ignore both.
 */
export function installTrustedTypesPolicy(): void {
  // Otherwise each copy of zod tries to compile code from text, which the browser reports as a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  if (trustedTypes === undefined) return;
  trustedTypes.createPolicy('default', { createScriptURL: allowOwnScript, createHTML: allowEmptyDocument });
  handOverChartsPolicy(trustedTypes);
}

/**
 * Creates the policy of the library of charts before any other code can, and hands it over to any code that asks for its
 * name. The library's own rule would allow every text; this one makes no element, so other code gains nothing by it.
 */
function handOverChartsPolicy(factory: PolicyFactory): void {
  const policy = factory.createPolicy(chartsPolicy, { createHTML: allowPlainText });
  const create = factory.createPolicy.bind(factory);
  factory.createPolicy = (name, rules) => (name === chartsPolicy ? policy : create(name, rules));
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

/** Returns the text if it contains no tag, otherwise null, which makes it empty. The texts of charts are escaped before. */
export function allowPlainText(html: string): string | null {
  return html.includes('<') ? null : html;
}
