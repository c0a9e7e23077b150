// The calls that a question can name: those of the product's contract, and those that plugins declare or handle in mock.ts.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as contract from '@brokerdesk/api';
import type { Access, Endpoint, ErrorCode } from '@brokerdesk/api';
import { findEndpoints } from '../sources/declaredEndpoints.ts';
import { isTestFile } from '../check/PluginUnderCheck.ts';
import { parseSource } from '../sources/SourceFile.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { DescribedExtension } from '../plugins/answerAboutExtensions.ts';
import type { LoadedExtension } from '../plugins/loadExtensions.ts';

/** A call of the API. */
export interface KnownCall {
  /** Such as `listNotes`; undefined if no constant holds it. */
  readonly name: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Undefined if the source does not write it out, and no route of mock.ts says it. */
  readonly access: Access | undefined;
  readonly errors: readonly string[];
  /** The plugin that declares it; undefined for a call of the product. */
  readonly source: PluginSource | undefined;
  /** The file that declares it, for a call of a plugin. */
  readonly file?: string;
  /** Whether the emulator handles it. */
  readonly isHandled: boolean;
}

type DescribedEndpoint = DescribedExtension['routes'][number]['endpoint'];

/** Lists the calls of the product and of these plugins. */
export async function listCalls(
  sources: readonly PluginSource[],
  extensions: readonly LoadedExtension<DescribedExtension>[],
): Promise<readonly KnownCall[]> {
  const product = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ ...toCall(value), name, source: undefined }] : [],
  );
  const own = await Promise.all(
    sources.map(async (source) => {
      const extension = extensions.find((one) => one.source.folder === source.folder)?.extension;
      const routes = (extension?.routes ?? []).map(({ endpoint }) => endpoint);
      const declared = await readDeclared(source, routes);
      const isDeclared = (route: DescribedEndpoint) => declared.some((call) => isSameCall(call, route));
      const others = routes.filter((route) => !isDeclared(route));
      return [...declared, ...others.map((route) => ({ ...toCall(route), name: undefined, source }))];
    }),
  );
  return [...product, ...own.flat()];
}

/** Returns whether two calls have one method and one path, however they name its parameters. */
export function isSameCall(
  one: Pick<KnownCall, 'method' | 'path'>,
  other: Pick<KnownCall, 'method' | 'path'>,
): boolean {
  const parameter = /\{\w+\}/g;
  return one.method === other.method && one.path.replace(parameter, '{}') === other.path.replace(parameter, '{}');
}

async function readDeclared(source: PluginSource, routes: readonly DescribedEndpoint[]): Promise<readonly KnownCall[]> {
  const files: string[] = [];
  for await (const name of glob('src/**/*.{ts,tsx}', { cwd: source.folder })) {
    if (!isTestFile(name)) files.push(path.join(source.folder, name));
  }
  const texts = await Promise.all(files.toSorted().map(async (file) => [file, await readFile(file, 'utf8')] as const));
  return texts
    .filter(([, text]) => /\bendpoint\(/.test(text))
    .flatMap(([file, text]) =>
      findEndpoints(parseSource(file, text)).map((declared): KnownCall => {
        const { name, method } = declared;
        const route = routes.find((one) => isSameCall(one, declared));
        const errors = declared.errors.map(({ code }) => code);
        const known = route === undefined ? { access: declared.access, errors } : toCall(route);
        return { ...known, name, method, path: declared.path, source, file, isHandled: route !== undefined };
      }),
    );
}

function toCall({ method, path: address, access, errors }: DescribedEndpoint) {
  return { method, path: address, access, errors: errors satisfies readonly ErrorCode[], isHandled: true };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
