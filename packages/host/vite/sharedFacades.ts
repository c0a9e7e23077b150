// One additional entry per shared module in the host's build, so that host and plugins run the same copy of it. In
// development the page's import map names virtual modules of the dev server instead. Sources that the dev server
// compiles never use it; plugins that are already built do.
import type { Plugin } from 'vite';
import { defaultBase } from './defaultBase.ts';
import { facadeSource, sharedSpecifiers } from './facadeSource.ts';
import { insertImportMap } from './insertImportMap.ts';

const prefix = 'virtual:shared/';
const resolvedPrefix = `\0${prefix}`;

/** Adds the facades of the shared modules to a build or to the dev server. */
export function sharedFacades(mode: 'dev' | 'build'): Plugin {
  return {
    name: 'brokerdesk:shared-facades',
    config: () => (mode === 'build' ? { build: { rolldownOptions: { input: facadeEntries() } } } : {}),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(resolvedPrefix) ? facadeSource(id.slice(resolvedPrefix.length)) : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (mode === 'dev' ? insertImportMap(html, { imports: devImports() }).html : html),
    },
  };
}

/** Returns the shared module whose facade a module is. */
export function facadeOf(moduleId: string | null): string | undefined {
  return moduleId?.startsWith(resolvedPrefix) ? moduleId.slice(resolvedPrefix.length) : undefined;
}

function facadeEntries(): Record<string, string> {
  return Object.fromEntries(sharedSpecifiers('build').map((name) => [`shared-${fileSafe(name)}`, prefix + name]));
}

function fileSafe(specifier: string): string {
  return specifier.replaceAll('@', '').replaceAll('/', '-');
}

function devImports(): Record<string, string> {
  return Object.fromEntries(sharedSpecifiers('dev').map((name) => [name, `${defaultBase}@id/__x00__${prefix}${name}`]));
}
