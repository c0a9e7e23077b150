import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { afterEach, describe, expect, it } from 'vitest';
import { readImportMap } from '../components/preloadModules.ts';
import { findUnpinnedFile } from './findUnpinnedFile.ts';

const base = '/admin/plugins/faq/1.0.0-ab/';
const pinned: Record<string, string> = {
  [`${base}plugin.js`]: 'sha256-entry',
  [`${base}list.js`]: 'sha256-list',
  [`${base}worker.mjs`]: 'sha256-worker',
  [`${base}faq.css`]: 'sha256-css',
};

afterEach(() => document.head.replaceChildren());

describe('the hashes that a page pins', () => {
  it('are those of its import map', () => {
    document.head.innerHTML = `<script type="importmap">${JSON.stringify({ imports: {}, integrity: pinned })}</script>`;
    expect(readImportMap(document).integrity).toEqual(pinned);
  });

  it('do not exist in development', () => {
    document.head.innerHTML = '<script type="importmap">{"imports":{}}</script>';
    expect(readImportMap(document).integrity).toBeUndefined();
    expect(findUnpinnedFile(faq({ 'faq.css': 'sha256-other' }), undefined)).toBeUndefined();
  });
});

describe('a plugin', () => {
  it('is loaded if the page pins every script and style sheet as its manifest says', () => {
    expect(findUnpinnedFile(faq(), pinned)).toBeUndefined();
  });

  it.each(['plugin.js', 'list.js', 'worker.mjs', 'faq.css'])(
    'is rejected if the page pins another hash for %s',
    (file) => {
      expect(findUnpinnedFile(faq({ [file]: 'sha256-other' }), pinned)).toMatchObject({ code: 'PLG_UNPINNED', file });
    },
  );

  it.each(['plugin.js', 'list.js', 'worker.mjs', 'faq.css'])('is rejected if the page does not pin %s', (file) => {
    const { [base + file]: _, ...rest } = pinned;
    expect(findUnpinnedFile(faq(), rest)).toMatchObject({ code: 'PLG_UNPINNED', file });
  });

  it('is rejected if its manifest has no hash for one of its style sheets', () => {
    const entry = faq();
    const css = ['faq.css', 'other.css'];
    const failure = findUnpinnedFile({ ...entry, manifest: { ...entry.manifest, css } }, pinned);
    expect(failure).toMatchObject({ code: 'PLG_UNPINNED', file: 'other.css' });
  });
});

function faq(changed: Record<string, string> = {}): RegistryEntry {
  const hashes = {
    'plugin.js': 'sha256-entry',
    'list.js': 'sha256-list',
    'worker.mjs': 'sha256-worker',
    'faq.css': 'sha256-css',
    ...changed,
  };
  const files = Object.fromEntries(
    Object.entries(hashes).map(([file, integrity]) => [file, { integrity, bytes: 10 }] as const),
  );
  return {
    base,
    firstParty: false,
    manifest: {
      schemaVersion: 1,
      id: 'faq',
      version: '1.0.0',
      sdk: '^1.0.0',
      functions: {},
      internal: {},
      slots: [],
      titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
      entry: 'plugin.js',
      css: ['faq.css'],
      files,
      shared: {},
    },
  };
}
