import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { expect, it } from 'vitest';
import { composeRegistry, type RegisteredPlugin } from './composeRegistry.ts';

function registerPlugin(id: string, details: { code: string; brokers?: readonly string[] }): RegisteredPlugin {
  const manifest: Manifest = {
    schemaVersion: 1,
    id,
    version: '1.0.0',
    sdk: '^1.0.0',
    entry: 'plugin.js',
    css: [],
    files: {},
    functions: { [details.code]: { kind: 'page', path: id, title: 'menu.title' } },
    internal: {},
    slots: [],
    titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
    shared: {},
  };
  return { base: `/admin/plugins/${id}/`, firstParty: true, brokers: details.brokers, manifest };
}

it('delivers the plugins for all brokers and the broker’s own', () => {
  const plugins = [
    registerPlugin('faq', { code: 'X_FAQ' }),
    registerPlugin('visits', { code: 'X_VISITS', brokers: ['harbour'] }),
  ];
  const idsFor = (code: string) => composeRegistry(plugins, code).plugins.map(({ manifest }) => manifest.id);
  expect(idsFor('harbour')).toEqual(['faq', 'visits']);
  expect(idsFor('demo')).toEqual(['faq']);
});

it('changes its revision when a plugin changes, and only then', () => {
  const [first, again, other] = ['X_FAQ', 'X_FAQ', 'X_OTHER'].map((code) =>
    composeRegistry([registerPlugin('faq', { code })], 'demo'),
  );
  expect(again?.revision).toBe(first?.revision);
  expect(other?.revision).not.toBe(first?.revision);
});

it('rejects two owners of one function and names both', () => {
  const plugins = [registerPlugin('faq', { code: 'X_FAQ' }), registerPlugin('questions', { code: 'X_FAQ' })];
  expect(() => composeRegistry(plugins, 'demo')).toThrow(
    expect.objectContaining({
      code: 'FUNCTION_OWNED_TWICE',
      message: 'The function X_FAQ is owned by two plugins: faq and questions.',
    }),
  );
});

it('lets plugins share an area, and rejects one that they declare differently', () => {
  const areaIn = (id: string, { path = 'account_opening', title = 'Account Opening', icon = 'document' } = {}) => {
    const plugin = registerPlugin(id, { code: `X_${id}` });
    const functions = {
      RAO: { kind: 'area', path, title: `menu.${id}`, menu: { icon } },
      ...plugin.manifest.functions,
    };
    const titles = { en: { [`menu.${id}`]: title }, 'zh-Hans': {}, 'zh-Hant': {} };
    return { ...plugin, manifest: { ...plugin.manifest, functions, titles } as Manifest };
  };
  const compose = (change: Parameters<typeof areaIn>[1]) =>
    composeRegistry([areaIn('applications'), areaIn('templates', change)], 'demo').plugins.length;
  expect(compose({})).toBe(2);
  for (const [change, message] of [
    [{ path: 'opening' }, 'The area RAO has the path "account_opening" in applications and "opening" in templates.'],
    [
      { title: 'Opening' },
      'The area RAO has the title (en) "Account Opening" in applications and "Opening" in templates.',
    ],
    [{ icon: 'key' }, 'The area RAO has the icon "document" in applications and "key" in templates.'],
  ] as const) {
    expect(() => compose(change)).toThrow(expect.objectContaining({ code: 'FUNCTION_OWNED_TWICE', message }));
  }
});

it('lets two plugins own one function if no broker gets both', () => {
  const plugins = [
    registerPlugin('faq', { code: 'X_FAQ', brokers: ['demo'] }),
    registerPlugin('questions', { code: 'X_FAQ', brokers: ['harbour'] }),
  ];
  expect(composeRegistry(plugins, 'harbour').plugins).toHaveLength(1);
});

it('rejects two plugins with one id', () => {
  const plugins = [registerPlugin('faq', { code: 'X_FAQ' }), registerPlugin('faq', { code: 'X_OTHER' })];
  expect(() => composeRegistry(plugins, 'demo')).toThrow(expect.objectContaining({ code: 'PLUGIN_ID_TAKEN' }));
});
