// `@brokerdesk/api/shapes` is the contract once more, with the schemas that stripContractShapes takes out of it
// elsewhere. What it imports is the same source under an address of its own, so that both stand side by side: the bare
// one in the first files, the whole one in a file that the first form fetches.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?shapes';
const entry = /[\\/]packages[\\/]api[\\/]src[\\/]shapes\.ts$/;

/** Keeps the schemas of the contract for forms. */
export function keepContractShapes(): Plugin {
  return {
    name: 'brokerdesk:keep-contract-shapes',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined;
      const from = importer.replace(mark, '');
      if (!importer.endsWith(mark) && !entry.test(importer)) return undefined;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      return resolved && { id: resolved.id + mark };
    },
    load: {
      filter: { id: /\?shapes$/ },
      handler: async (id) => ({ code: await readFile(id.slice(0, -mark.length), 'utf8'), moduleType: 'ts' }),
    },
  };
}
