import { expect, it } from 'vitest';
import { compareWithHost } from './compareWithHost.ts';
import type { HostSurface } from './HostSurface.ts';
import type { InstalledPlugin } from './InstalledPlugin.ts';

const host: HostSurface = {
  version: '1.4.0',
  names: new Map([
    [
      '@brokerdesk/plugin-sdk',
      new Map([
        ['Table', { isType: false }],
        ['TableProps', { isType: true }],
        [
          'Lines',
          {
            isType: false,
            deprecation: { since: '1.3.0', until: '2.0.0', day: '2027-06-30', instead: 'Use `Table`.' },
          },
        ],
      ]),
    ],
  ]),
  slots: new Set(['home.cards', 'faq.notes']),
  functions: new Set(['PM_CI_FAQ', 'PM_CI_CONTACT']),
  calls: new Set(['GET /goapi/faq']),
  owned: new Map([['faq', new Set(['PM_CI_FAQ'])]]),
};

function plugin(parts: Partial<InstalledPlugin['manifest']> = {}, calls: readonly string[] = []): InstalledPlugin {
  const none = { css: [], files: {}, functions: {}, internal: {}, slots: [], shared: {} };
  const manifest: InstalledPlugin['manifest'] = {
    schemaVersion: 1,
    id: 'visits',
    version: '2.1.0',
    sdk: '^1.0.0',
    entry: 'plugin.js',
    titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
    ...none,
    ...parts,
  };
  return { manifest, calls };
}

const page = { kind: 'page', path: 'visits', title: 'menu.visits' } as const;

it('finds nothing in a plugin that uses what the host has', () => {
  const shared = { '@brokerdesk/plugin-sdk': ['*', 'Table'] };
  const slots = [{ slot: 'home.cards', id: 'visits', requires: 'X_VISITS', order: 1 }];
  const own = { functions: { X_VISITS: page }, codes: ['PM_CI_FAQ'], calls: ['GET /goapi/faq'] };
  expect(compareWithHost(plugin({ shared, slots, ...own }, ['GET /goapi/faq']), host)).toEqual([]);
});

it.each([
  ['a range without the version', { sdk: '^2.0.0' }, 'It is for the SDK ^2.0.0, and the host has 1.4.0'],
  ['a name that is gone', { shared: { '@brokerdesk/plugin-sdk': ['Grid'] } }, 'It imports Grid from'],
  ['a name that is only a type', { shared: { '@brokerdesk/plugin-sdk': ['TableProps'] } }, 'It imports TableProps'],
  [
    'a module that is gone',
    { shared: { '@brokerdesk/plugin-sdk/maps': ['*'] } },
    'It imports @brokerdesk/plugin-sdk/maps',
  ],
  [
    'a slot that is gone',
    { slots: [{ slot: 'faq.tabs', id: 'visits', requires: 'X_VISITS', order: 1 }] },
    'It fills the slot faq.tabs with visits',
  ],
  [
    'a function that the product owns now',
    { functions: { PM_CI_FAQ: page } },
    "which the host's plugin faq declares now",
  ],
  ['a function in its code that is gone', { codes: ['PM_GONE'] }, 'It needs the function PM_GONE'],
  [
    'a function in an older manifest that is gone',
    { functions: { X_VISITS: { ...page, children: { edit: { path: 'edit', title: 'x', requires: ['PM_GONE'] } } } } },
    'It needs the function PM_GONE',
  ],
])('%s breaks it', (_name, parts, text) => {
  const found = compareWithHost(plugin(parts), host);
  expect(found).toEqual([expect.objectContaining({ breaks: true, text: expect.stringContaining(text) as string })]);
});

it('a call of the contract that is gone breaks it', () => {
  const calls = ['DELETE /goapi/faq'];
  expect(compareWithHost(plugin({ calls }, calls), host)).toEqual([
    expect.objectContaining({
      breaks: true,
      text: 'It calls DELETE /goapi/faq, which is not in the contract: the back end answers 404.',
    }),
  ]);
});

it('a call of an older plugin may be its own', () => {
  expect(compareWithHost(plugin({}, ['GET /visits']), host)).toEqual([
    expect.objectContaining({ breaks: false, text: expect.stringContaining('GET /visits') as string }),
  ]);
});

it('a deprecated name works, and says what replaces it', () => {
  expect(compareWithHost(plugin({ shared: { '@brokerdesk/plugin-sdk': ['Lines'] } }), host)).toEqual([
    {
      breaks: false,
      text: 'It imports Lines from @brokerdesk/plugin-sdk, deprecated since 1.3.0; 2.0.0 does not have it, from 2027-06-30 at the earliest.',
      remedy: 'Use `Table`.',
    },
  ]);
});

it('a slot of a plugin that is not part of the host is not judged', () => {
  const slots = [{ slot: 'branches.cards', id: 'visits', requires: 'X_VISITS', order: 1 }];
  expect(compareWithHost(plugin({ slots }), host)).toEqual([]);
});
