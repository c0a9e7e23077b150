import type { Plugin } from 'vite';
import { facadeOf } from './sharedFacades.ts';

/** The name of the file in a built host that maps its facades to shared modules. */
export const facadeListFile = 'facades.json';

/** Writes {@link facadeListFile} to the folder of the built host. */
export function writeFacadeList(): Plugin {
  return {
    name: 'brokerdesk:facade-list',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const facades: Record<string, string> = {};
        for (const file of Object.values(bundle)) {
          const shared = file.type === 'chunk' ? facadeOf(file.facadeModuleId) : undefined;
          if (shared) facades[shared] = file.fileName;
        }
        this.emitFile({ type: 'asset', fileName: facadeListFile, source: JSON.stringify(facades) });
      },
    },
  };
}
