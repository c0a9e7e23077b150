// A browser remembers for the life of a page that a module could not be fetched: a later `import()` of it fails, too,
// although the network is back. In a built portal, every `import()` of a file therefore waits for a plain fetch of that
// file and of all that it imports, which can be repeated; the import that follows finds them in the browser's cache. The
// start of the page does without: if it fails, there is nothing to keep, and the page is reloaded.
import path from 'node:path';
import type { Plugin } from 'vite';
import { listStaticImports } from './listStaticImports.ts';

const importOfFile = /\bimport\((["'`])\.\/([^"'`]+\.js)\1\)/g;
// The default of the parameter is read at each call. Short, because every file with an import on demand has it.
const guard = 'const __part=(f,l,p=globalThis.brokerdeskFetchParts)=>p?p(f,import.meta.url).then(l):l();\n';

/** Makes every `import()` of a file fetch it first, except in the chunks with these names. */
export function guardImports(startingChunks: readonly string[] = []): Plugin {
  return {
    name: 'brokerdesk:guard-imports',
    // Files are cached by name for good, and the page pins their content.
    augmentChunkHash: ({ name }) => (startingChunks.includes(name) ? undefined : guard),
    generateBundle: {
      // Vite itself completes its imports here.
      order: 'post',
      handler(_options, bundle) {
        // All scripts are in one folder, and import each other by name.
        const nameOf = (file: string) => (file in bundle ? path.posix.basename(file) : file);
        const chunks = new Map(
          Object.entries(bundle).flatMap(([file, output]) =>
            output.type === 'chunk' ? [[nameOf(file), { output, imports: output.imports.map(nameOf) }] as const] : [],
          ),
        );
        for (const [file, { output }] of chunks) {
          if (startingChunks.includes(output.name)) continue;
          const present = new Set(listStaticImports([file], chunks));
          const code = output.code.replaceAll(importOfFile, (whole, _quote, imported: string) => {
            if (!chunks.has(imported)) return whole;
            const files = listStaticImports([imported], chunks).filter((name) => !present.has(name));
            return `__part(${JSON.stringify(files)},()=>${whole})`;
          });
          if (code !== output.code) output.code = guard + code;
        }
      },
    },
  };
}
