import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { afterEach, expect, it } from 'vitest';
import type { ContributionTarget } from './ContributionTarget.ts';
import { createManifest } from './pluginRuntimeFixture.tsx';
import { preloadContribution } from './preloadContribution.ts';

const shared = { react: ['/admin/assets/react.js'], 'x/forms': ['/admin/assets/forms.js', '/admin/assets/dates.js'] };
const scripts = {
  PM_CI_FAQ: { files: ['plugin.js', 'list.js'], shared: ['react'] },
  'PM_CI_FAQ/edit': { files: ['plugin.js', 'edit.js'], shared: ['x/forms', 'unknown'] },
  'home.cards/faq': { files: ['plugin.js', 'card.js'], shared: [] },
  staff: { files: ['plugin.js', 'staff.js'], shared: [] },
};
const addresses = [
  ...['plugin.js', 'list.js', 'edit.js', 'card.js', 'staff.js'].map((file) => `/plugins/faq/${file}`),
  ...Object.values(shared).flat(),
];
const pinned = Object.fromEntries(addresses.map((address) => [address, 'sha256-1']));
const screen = { kind: 'screen', pluginId: 'faq', code: 'PM_CI_FAQ', child: null } as const;

afterEach(() => document.head.replaceChildren());

it.each<[string, ContributionTarget, readonly string[]]>([
  ['a screen', screen, ['/plugins/faq/plugin.js', '/plugins/faq/list.js', '/admin/assets/react.js']],
  [
    'a child page',
    { ...screen, child: 'edit' },
    ['/plugins/faq/plugin.js', '/plugins/faq/edit.js', '/admin/assets/forms.js', '/admin/assets/dates.js'],
  ],
  ['an internal screen', { ...screen, code: 'faq:staff' }, ['/plugins/faq/plugin.js', '/plugins/faq/staff.js']],
  [
    'an item of a slot',
    { kind: 'fill', pluginId: 'faq', slot: 'home.cards', id: 'faq' },
    ['/plugins/faq/plugin.js', '/plugins/faq/card.js'],
  ],
])('fetches all scripts of %s', (_what, target, expected) => {
  preloadContribution(target, { entry: createEntry(scripts), shared, pinned });
  expect(listPreloads()).toEqual(expected);
});

it.each([undefined, {}])('fetches nothing for a manifest with the scripts %j', (none) => {
  preloadContribution(screen, { entry: createEntry(none), shared: undefined, pinned });
  expect(listPreloads()).toEqual([]);
});

function listPreloads() {
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
}

function createEntry(named: RegistryEntry['manifest']['scripts']): RegistryEntry {
  const manifest = createManifest(named === undefined ? {} : { scripts: named });
  return { base: '/plugins/faq/', firstParty: false, manifest };
}
