import type { FunctionNode } from '@brokerdesk/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManifest } from '../plugins/pluginRuntimeFixture.tsx';
import { preloadScreen } from './preloadScreen.ts';

const base = '/admin/plugins/faq/1.0.0-ab/';
const manifest = createManifest({
  functions: {
    PM_CI: { kind: 'area', path: 'information', title: 'area' },
    PM_CI_FAQ: { kind: 'page', path: 'faq', title: 'list', children: { edit: { path: 'edit', title: 'edit' } } },
    PM_CI_OTHER: { kind: 'page', path: 'other', title: 'other' },
    PM_CI_CHANGE: { kind: 'action' },
  },
  scripts: {
    PM_CI_FAQ: { files: ['plugin.js', 'list.js'], shared: ['react'] },
    'PM_CI_FAQ/edit': { files: ['plugin.js', 'edit.js'], shared: [] },
    PM_CI_OTHER: { files: ['plugin.js', 'other.js'], shared: [] },
  },
});
const registry = {
  schemaVersion: 1,
  revision: 'r1',
  plugins: [{ base, firstParty: true, manifest }],
  shared: { react: ['/admin/assets/react.js'] },
} as const;
const addresses = ['plugin.js', 'list.js', 'edit.js', 'other.js'].map((file) => base + file);
const integrity = Object.fromEntries([...addresses, '/admin/assets/react.js'].map((address) => [address, 'sha256-1']));

beforeEach(() => {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ imports: {}, integrity })}</script>`;
});
afterEach(() => document.head.replaceChildren());

it.each([
  ['a page', 'information/faq', ['plugin.js', 'list.js', '/admin/assets/react.js']],
  ['a page that opens from it', 'information/faq/edit', ['plugin.js', 'edit.js']],
  ['a page that was not granted', 'information/other', []],
  ['home', '', []],
])('fetches the scripts of %s', (_what, path, expected) => {
  preloadScreen(registry, granted, { pathname: `/admin/demo/main/${path}`, search: '' });
  expect(listPreloads()).toEqual(expected.map((file) => (file.startsWith('/') ? file : base + file)));
});

it('fetches nothing ahead in safe mode', () => {
  preloadScreen(registry, granted, { pathname: '/admin/demo/main/information/faq', search: '?safe-mode=1' });
  expect(listPreloads()).toEqual([]);
});

function listPreloads() {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
}

const granted = [
  { functionCode: 'PM_CI', children: [{ functionCode: 'PM_CI_FAQ', children: [] }] },
] as unknown as readonly FunctionNode[];
