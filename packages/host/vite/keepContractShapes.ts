// `@brokerdesk/api/shapes` is the contract with the schemas that stripContractShapes removes elsewhere. It compiles the
// same sources under a second address, so that both exist side by side: the stripped contract in the first files, the
// complete one in a file that the first form fetches.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?shapes';
const entry = /[\\/](?:packages|@brokerdesk)[\\/]api[\\/]src[\\/]shapes\.ts$/;

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
