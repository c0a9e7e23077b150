import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { afterEach, describe, expect, it } from 'vitest';
import { readImportMap } from '../components/preloadModules.ts';
import { findUnpinnedFile } from './findUnpinnedFile.ts';
import { createManifest } from './pluginRuntimeFixture.tsx';

const base = '/admin/plugins/faq/1.0.0-ab/';
const pinned: Record<string, string> = {
  [`${base}plugin.js`]: 'sha256-entry',
  [`${base}list.js`]: 'sha256-list',
  [`${base}faq.css`]: 'sha256-css',
};

const scripts = { PM_CI_FAQ: { files: ['plugin.js', 'list.js'], shared: [] } };
const faq: RegistryEntry = { base, firstParty: false, manifest: createManifest({ css: ['faq.css'], scripts }) };

afterEach(() => document.head.replaceChildren());

describe('the hashes that a page pins', () => {
  it('are those of its import map', () => {
    document.head.innerHTML = `<script type="importmap">${JSON.stringify({ imports: {}, integrity: pinned })}</script>`;
    expect(readImportMap(document).integrity).toEqual(pinned);
  });

  it('do not exist in development', () => {
    document.head.innerHTML = '<script type="importmap">{"imports":{}}</script>';
    expect(readImportMap(document).integrity).toBeUndefined();
    expect(findUnpinnedFile(faq, undefined)).toBeUndefined();
  });
});

describe('a plugin', () => {
  it('is loaded if the page pins every script and style sheet that the registry names', () => {
    expect(findUnpinnedFile(faq, pinned)).toBeUndefined();
  });

  it.each(['plugin.js', 'list.js', 'faq.css'])('is rejected if the page does not pin %s', (file) => {
    const { [base + file]: _, ...rest } = pinned;
    expect(findUnpinnedFile(faq, rest)).toMatchObject({ code: 'PLG_UNPINNED', file });
  });
});
