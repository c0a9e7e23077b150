import type { Plugin } from 'vite';

/**
 * Protects a server of sources from pages of others. They cannot frame its pages, in which `dev --as` signs a user in, and
 * cannot make Vite open files in the author's editor. Browsers tell the origin of a request to this machine, and to https.
 */
export function guardPages(): Plugin {
  return {
    name: 'brokerdesk:guard-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
        const opensEditor = /__open-in-editor/i.test(request.url ?? '');
        if (!opensEditor || request.headers['sec-fetch-site'] === 'same-origin') return next();
        response.writeHead(403).end();
      });
    },
  };
}
