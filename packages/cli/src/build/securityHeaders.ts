/**
 * Returns the headers of the files of a portal that is served below a path. The import map is the one inline script of a page; while a release replaces
 * another, pages of both are served.
 */
export function securityHeaders(importMapHashes: readonly string[], base: string): Readonly<Record<string, string>> {
  const allowed = importMapHashes.map((hash) => `'${hash}'`).join(' ');
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(allowed)}, ${scriptFolderPolicy(allowed, base)}`,
    // Scripts without a pinned hash are not run.
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function contentSecurityPolicy(importMaps: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${importMaps}`,
    "style-src-elem 'self'",
    // Virtualised rows are positioned by style attributes.
    "style-src-attr 'unsafe-inline'",
    // Documents are fetched by signed requests and shown from blob addresses.
    "img-src 'self' data: blob:",
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // Forms are sent by scripts alone; what else submits one must not send what is in it.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // No text becomes HTML or code; the host's default policy allows the addresses of workers.
    "require-trusted-types-for 'script'",
    // The second belongs to the library of charts, which fails without it; the host creates it at the start.
    'trusted-types default highcharts',
  ].join('; ');
}

/**
 * A second policy, which has to allow a script too: only these folders hold scripts, not the API or uploaded pictures of
 * the same origin. The first policy limits scripts to this origin, which a source with a path cannot name, because the
 * build does not know the host.
 */
function scriptFolderPolicy(importMaps: string, base: string): string {
  return `script-src *:*${base}assets/ *:*${base}plugins/ *:*${base}delivered/plugins/ ${importMaps}`;
}
