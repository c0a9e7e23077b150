import { createHash } from 'node:crypto';

/** The page's one import map: the addresses of the shared modules, and the hash of every file of code. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  /** Scripts and style sheets; the browser uses those of scripts only. Absent in development, where sources change. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/**
 * Inserts the import map before everything else in the page's head and returns the hash by which a content security
 * policy allows it. There can be only one: Firefox ignores a second.
 */
export function insertImportMap(html: string, map: ImportMap): { readonly html: string; readonly hash: string } {
  if (/<script[^>]*type="importmap"/.test(html)) throw new Error('The page has an import map already.');
  if (!html.includes('<head>')) throw new Error('The page has no <head> to put the import map into.');
  const text = JSON.stringify(map).replaceAll('<', '\\u003c');
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  // The browser ignores a preload whose integrity differs from the later import's, so the tags get the map's own. For a
  // style sheet, the browser uses only the integrity in its tag.
  const tagged = html.replace(/<(script|link) ([^>]*?)(src|href)="([^"]+)"/g, (whole, ...parts: string[]) => {
    const [tag, before, attribute, address] = parts as [string, string, string, string];
    const integrity = map.integrity?.[address];
    return integrity ? `<${tag} ${before}${attribute}="${address}" integrity="${integrity}"` : whole;
  });
  return { html: tagged.replace('<head>', `<head>\n    <script type="importmap">${text}</script>`), hash };
}
