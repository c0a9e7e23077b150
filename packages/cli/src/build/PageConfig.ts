// The configuration that a portal's page contains as JSON: the host reads it before its first request.

/** The signature schemes, as the portal's page and the emulator name them. */
export type SignatureName = 'none' | 'rfc9421';

/** The settings of an operator in the page; addresses are paths of the portal's own origin. */
export interface PageConfig {
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base?: string | undefined;
  readonly signature?: SignatureName | undefined;
  readonly apiBase?: string | undefined;
  readonly registryBase?: string | undefined;
  /** The registry of plugins that are delivered while the portal runs; none if it is absent. */
  readonly delivery?: { readonly base: string; readonly root: string } | undefined;
  /** Where the page sends its errors; they are not sent if it is absent. */
  readonly clientErrors?: string | undefined;
  /** The id of the release, as in `release.json`. */
  readonly release?: string | undefined;
}

const element = /(<script type="application\/json" id="brokerdesk-config">)([^<]*)(<\/script>)/;

/** Changes values of a page's configuration; a page without a configuration is not changed. */
export function configurePage(html: string, changes: PageConfig): string {
  return html.replace(element, (_whole, start: string, text: string, end: string) => {
    const config = { ...(JSON.parse(text) as PageConfig), ...definedOf(changes) };
    return `${start}${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}${end}`;
  });
}

/** Reads a page's configuration; empty if it has none. */
export function readPageConfig(html: string): PageConfig {
  return JSON.parse(element.exec(html)?.[2] ?? '{}') as PageConfig;
}

function definedOf(config: PageConfig): PageConfig {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
