import type { Plugin } from 'vite';
import { listStaticImports } from './listStaticImports.ts';
import { facadeOf } from './sharedFacades.ts';

/** The name of the file in a built host that maps its facades to shared modules, as {@link FacadeList}. */
export const facadeListFile = 'facades.json';

/**
 * The files of each shared module: its facade first, then everything that the facade imports and that the page has not
 * loaded at its start.
 */
export type FacadeList = Readonly<Record<string, readonly [facade: string, ...imports: readonly string[]]>>;

/** Writes {@link facadeListFile} to the folder of the built host. */
export function writeFacadeList(): Plugin {
  return {
    name: 'brokerdesk:facade-list',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        );
        const page = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
        const started = new Set(
          listStaticImports(
            page.map(({ fileName }) => fileName),
            chunks,
          ),
        );
        const facades: Record<string, FacadeList[string]> = {};
        for (const { fileName, facadeModuleId } of chunks.values()) {
          const shared = facadeOf(facadeModuleId);
          const imports = listStaticImports([fileName], chunks).slice(1);
          if (shared) facades[shared] = [fileName, ...imports.filter((file) => !started.has(file))];
        }
        this.emitFile({ type: 'asset', fileName: facadeListFile, source: JSON.stringify(facades) });
      },
    },
  };
}
