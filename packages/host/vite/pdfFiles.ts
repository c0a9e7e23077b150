// The files that pdf.js requests while it reads a PDF: its worker, tables of Chinese, Japanese and Korean encodings, the
// standard fonts of PDF, and decoders of rare image formats. The portal itself serves them, at an address with the
// version in it, so they are cached for ever and no other server is contacted. Of the decoders only those without
// WebAssembly: the page's policy forbids it. Of its style sheet, which is for a whole reader with tools and editors (169 kB),
// only the rules of the text over a page.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hostFolder } from './hostFolder.ts';

const folders: Readonly<Record<string, RegExp>> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /nowasm_fallback\.js$|^LICENSE/,
};

/** Adds the files that pdf.js needs to a build, or serves them in development, and shortens its style sheet. */
export function pdfFiles(): Plugin {
  let base = '/';
  return {
    name: 'brokerdesk:pdf-files',
    configResolved: (config) => void (base = config.base),
    transform: {
      order: 'pre',
      filter: { id: /[\\/]pdfjs-dist[\\/]web[\\/]pdf_viewer\.css(?:\?|$)/ },
      handler: (code) => ({ code: keepTextLayer(code), map: null }),
    },
    generateBundle() {
      for (const [name, file] of listPdfFiles()) {
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) });
      }
    },
    configureServer(server) {
      const files = listPdfFiles();
      server.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        const file = pathname.startsWith(base) ? files.get(pathname.slice(base.length)) : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', /\.m?js$/.test(file) ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Returns the rules of pdf.js for the text over a page, and for its rotation. */
export function keepTextLayer(css: string): string {
  const layer = /^\.textLayer \{[^]*?^\}/m.exec(css)?.[0];
  const rotations = css.match(/^\[data-main-rotation="\d+"\] \{[^}]*\}/gm);
  if (layer === undefined || rotations === null) throw new Error('The style sheet of pdf.js has no text layer.');
  return [layer, ...rotations].join('\n');
}

/** Returns the files by the names under which the portal serves them. */
export function listPdfFiles(): ReadonlyMap<string, string> {
  const load = createRequire(`${hostFolder}/../plugin-sdk/package.json`);
  const manifest = load.resolve('pdfjs-dist/package.json');
  const { version } = load(manifest) as { version: string };
  const root = path.dirname(manifest);
  return new Map(
    Object.entries(folders).flatMap(([folder, wanted]) => {
      const names = readdirSync(path.join(root, folder)).filter((name) => wanted.test(name));
      return names.map((name) => [`assets/pdfjs-${version}/${folder}/${name}`, path.join(root, folder, name)] as const);
    }),
  );
}
