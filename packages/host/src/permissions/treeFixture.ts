// Small trees and registries for the tests of this folder and for the benchmark.
import type { FunctionNode } from '@brokerdesk/api';
import type { Manifest, ManifestContribution, RegistryEntry } from '@brokerdesk/plugin-sdk/build';

/** Makes one function of a tree; its identifier is `id-<code>`. */
export function functionOf(code: string, parent: string | null = null, children: FunctionNode[] = []): FunctionNode {
  return {
    functionID: `id-${code}`,
    parentID: parent === null ? null : `id-${parent}`,
    functionCode: code,
    name: { EN: code, SC: code, TC: code },
    category: 'Admin',
    children,
  };
}

/** Makes a registry entry of a plugin that declares `functions`. */
export function pluginOf(
  id: string,
  parts: Partial<Pick<Manifest, 'functions' | 'internal' | 'slots'>> & { readonly firstParty?: boolean },
): RegistryEntry {
  const { firstParty = true, ...rest } = parts;
  return {
    base: `/admin/plugins/${id}/`,
    firstParty,
    manifest: {
      schemaVersion: 1,
      id,
      version: '1.0.0',
      sdk: '^1.0.0',
      entry: 'plugin.js',
      css: [],
      functions: {},
      internal: {},
      slots: [],
      titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
      ...rest,
    },
  };
}

/** Declares an area. */
export function areaOf(path: string): ManifestContribution {
  return { kind: 'area', path, title: `menu.${path}` };
}

/** Declares a page with a menu entry. */
export function pageOf(path: string, children: ManifestContribution['children'] = {}): ManifestContribution {
  return { kind: 'page', path, title: `menu.${path}`, menu: { icon: 'people' }, children };
}
