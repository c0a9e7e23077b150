import { listImports } from './listImports.ts';
import { listEntries, toJson } from './packageParts.ts';
import { relativePath } from './relativePath.ts';
import type { Files } from './renameSample.ts';
import { toolVersions } from './toolVersions.ts';

/** A plugin that is created within this repository. */
export interface WorkspacePlugin {
  readonly name: string;
  readonly folder: string;
  /** The root of the repository. */
  readonly root: string;
  readonly brokers: readonly string[];
  /** The files of the template, renamed. */
  readonly files: Files;
  /** The function of the product that it owns, whose calls its tests make against the emulator. */
  readonly functionCode: string | undefined;
}

/** Returns the configuration of a plugin within this repository: its package and its part of the type check. */
export function workspaceFiles({ name, folder, root, brokers, files, functionCode }: WorkspacePlugin): Files {
  const toRoot = relativePath(folder, root);
  const { sources, tests } = listImports(files);
  const testPackages = ['@brokerdesk/mock-server', '@brokerdesk/plugin-testing'].filter(
    (each) => functionCode !== undefined || tests.has(each),
  );
  return new Map([
    [
      'package.json',
      toJson({
        name: `@brokerdesk/plugin-${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        exports: listEntries(files),
        ...(brokers.length > 0 && { brokerdesk: { brokers } }),
        dependencies: { '@brokerdesk/plugin-sdk': '*', ...(sources.has('zod') && { zod: toolVersions.zod }) },
        peerDependencies: { react: toolVersions.react },
        ...(testPackages.length > 0 && {
          devDependencies: Object.fromEntries(testPackages.map((each) => [each, '*'])),
        }),
      }),
    ],
    [
      'tsconfig.json',
      toJson({
        extends: `${toRoot}/tsconfig.base.json`,
        compilerOptions: {
          rootDir: 'src',
          outDir: 'dist-types',
          // An import from outside of `rootDir` would have its declarations written beside it.
          noEmitOnError: true,
          jsx: 'react-jsx',
          lib: ['es2024', 'dom', 'dom.iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          // For tests that read files; those of the emulator bring these types along, others do not.
          types: ['node'],
        },
        include: ['src'],
        exclude: ['**/node_modules'],
        references: ['plugin-sdk', 'mock-server', 'plugin-testing'].map((project) => ({
          path: `${toRoot}/packages/${project}`,
        })),
      }),
    ],
  ]);
}
