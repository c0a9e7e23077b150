import type { FunctionNode } from '@brokerdesk/api';
import type { ManifestContribution } from '@brokerdesk/plugin-sdk/build';
import { describe, expect, it } from 'vitest';
import { compileRoutes } from './compileRoutes.ts';
import { areaOf, functionOf, pageOf, pluginOf } from './treeFixture.ts';

const clientInformation: ManifestContribution = {
  kind: 'tabs',
  path: 'manage_info',
  title: 'menu.info',
  menu: { icon: 'info-sign' },
  children: {
    faq: { path: 'faq', title: 'menu.faq', requires: 'PM_CI_FAQ', isTab: true },
    agreement: { path: 'agreement', title: 'menu.agreement', requires: 'PM_CI_AGREEMENT', isTab: true },
    plan: { path: 'quote_plan/detail', title: 'menu.plan', requires: 'PM_CI_QUOTE_PLAN' },
  },
};
const plugins = [
  pluginOf('products', { functions: { PRODUCT_MANAGEMENT: areaOf('product_control') } }),
  pluginOf('information', { functions: { PM_CLIENT_INFORMATION: clientInformation } }),
];
const brokerTree = treeOf('PM_CI_FAQ', 'PM_CI_AGREEMENT', 'PM_CI_QUOTE_PLAN');
const main = 'product_control/manage_info';

describe('a child that requires a further function', () => {
  it('has a screen, a tab and an address only for those who hold the function', () => {
    const portal = compileRoutes({ functions: treeOf('PM_CI_AGREEMENT'), plugins });
    expect([...portal.screens.keys()]).toEqual([`${main}/agreement`]);
    expect(portal.addressOf('PM_CLIENT_INFORMATION', 'faq')).toBeUndefined();
    expect(codesOf(portal.reasons)).toContain('ROUTE_FUNCTION_MISSING PM_CI_FAQ');
    expect(codesOf(portal.reasons)).not.toContain('NODE_UNOWNED PM_CI_AGREEMENT');
  });

  it('keeps its address wherever the tree has the function', () => {
    const elsewhere = [...treeOf(), functionOf('RAO'), functionOf('PM_CI_QUOTE_PLAN', 'RAO')];
    const portal = compileRoutes({ functions: elsewhere, plugins });
    expect(portal.addressOf('PM_CLIENT_INFORMATION', 'plan')).toBe(`${main}/quote_plan/detail`);
  });

  it('is not opened by its own function alone', () => {
    const functions = [functionOf('PM_CI_FAQ')];
    expect(compileRoutes({ functions, plugins }).screens.size).toBe(0);
  });

  it('is denied with the function that is missing, also if the broker does not have it', () => {
    const { denied } = compileRoutes({ functions: treeOf('PM_CI_FAQ'), plugins, brokerFunctions: treeOf('PM_CI_FAQ') });
    expect(denied.get(`${main}/agreement`)?.missing).toEqual(['PM_CI_AGREEMENT']);
  });
});

describe('a child that requires one of several functions', () => {
  const devices: ManifestContribution = {
    kind: 'tabs',
    path: 'devices',
    title: 'menu.devices',
    menu: { icon: 'mobile-phone' },
    children: { user: { path: 'user', title: 'menu.user', requires: ['X_APPROVE', 'X_SWITCH'], isTab: true } },
  };
  const registry = [pluginOf('devices', { functions: { X_DEVICES: devices } })];
  const functionsOf = (...codes: readonly string[]) => [
    functionOf('X_DEVICES'),
    ...codes.map((code) => functionOf(code)),
  ];
  const brokerFunctions = functionsOf('X_APPROVE', 'X_SWITCH');

  it.each([[['X_APPROVE']], [['X_SWITCH']], [['X_APPROVE', 'X_SWITCH']]])('is open to a user with %s', (codes) => {
    const portal = compileRoutes({ functions: functionsOf(...codes), plugins: registry, brokerFunctions });
    expect(portal.addressOf('X_DEVICES')).toBe('devices/user');
    expect(portal.menu.map(({ address }) => address)).toEqual(['devices']);
    expect(portal.denied.size).toBe(0);
    expect(codesOf(portal.reasons).filter((reason) => reason.startsWith('NODE_UNOWNED'))).toEqual([]);
  });

  it('is denied to a user with none of them, who is told that one is enough', () => {
    const portal = compileRoutes({ functions: functionsOf(), plugins: registry, brokerFunctions });
    expect([portal.menu, portal.addressOf('X_DEVICES')]).toEqual([[], undefined]);
    const missing = ['X_APPROVE', 'X_SWITCH'];
    expect(portal.denied.get('devices/user')).toMatchObject({ missing, needed: 'X_APPROVE' });
    expect(portal.denied.get('devices')).toMatchObject({ missing, needed: 'X_APPROVE' });
  });

  it('is denied for the page’s own function if that is missing', () => {
    const functions = [functionOf('X_APPROVE')];
    const { denied } = compileRoutes({ functions, plugins: registry, brokerFunctions });
    expect(denied.get('devices/user')).toMatchObject({ missing: ['X_DEVICES'], needed: 'X_DEVICES' });
  });
});

describe('a page with tabs', () => {
  it('has one menu entry and opens the first tab that the user may open', () => {
    const portal = compileRoutes({ functions: treeOf('PM_CI_AGREEMENT', 'PM_CI_FAQ'), plugins });
    expect(portal.menu[0]?.children.map(({ address }) => address)).toEqual([main]);
    const group = portal.tabGroups.get(main);
    expect(group?.tabs.map(({ address }) => address)).toEqual([`${main}/faq`, `${main}/agreement`]);
    expect(portal.tabGroups.get(`${main}/agreement`)).toBe(group);
    expect(portal.addressOf('PM_CLIENT_INFORMATION')).toBe(`${main}/faq`);
  });

  it('leaves the menu without a tab, and names the functions of which one is enough', () => {
    const portal = compileRoutes({ functions: treeOf(), plugins, brokerFunctions: brokerTree });
    expect(portal.menu).toEqual([]);
    expect(portal.addressOf('PM_CLIENT_INFORMATION')).toBeUndefined();
    expect(portal.denied.get(main)?.missing).toEqual(['PM_CI_FAQ', 'PM_CI_AGREEMENT']);
  });

  it('names the page’s own function if that is missing', () => {
    const functions = [functionOf('PRODUCT_MANAGEMENT')];
    const { denied } = compileRoutes({ functions, plugins, brokerFunctions: brokerTree });
    expect(denied.get(main)?.missing).toEqual(['PM_CLIENT_INFORMATION']);
  });

  it('takes pages below it in the tree as tabs, in the order of the tree', () => {
    const general: ManifestContribution = { ...pageOf('general'), isTab: true };
    const portal = compileRoutes({
      functions: [functionOf('PM_NOTICE'), functionOf('GENERAL', 'PM_NOTICE'), functionOf('PLAIN', 'PM_NOTICE')],
      plugins: [
        pluginOf('notices', {
          functions: {
            PM_NOTICE: { kind: 'tabs', path: 'notice', title: 'n' },
            GENERAL: general,
            PLAIN: pageOf('plain'),
          },
        }),
      ],
    });
    expect(portal.tabGroups.get('notice')?.tabs.map(({ address }) => address)).toEqual(['notice/general']);
    expect(portal.menu.map(({ address }) => address)).toEqual(['notice/plain']);
  });

  it('shows the page’s own screen as the first tab, and no tabs if it is the only one', () => {
    const templates = pageOf('template_manager', {
      referrers: { path: 'referrers', title: 'menu.referrers', requires: 'RAO_REFERRER', isTab: true },
    });
    const registry = [pluginOf('templates', { functions: { RAO_PROFILE_MANAMEMENT: templates } })];
    const page = functionOf('RAO_PROFILE_MANAMEMENT');
    const both = compileRoutes({ functions: [page, functionOf('RAO_REFERRER')], plugins: registry });
    expect(both.tabGroups.get('template_manager')?.tabs.map(({ child }) => child)).toEqual([null, 'referrers']);
    const named = { RAO_PROFILE_MANAMEMENT: { ...templates, tabTitle: 'menu.list' } };
    const withTitle = compileRoutes({
      functions: [page, functionOf('RAO_REFERRER')],
      plugins: [pluginOf('templates', { functions: named })],
    });
    expect(withTitle.tabGroups.get('template_manager')?.tabs.map(({ titleKey }) => titleKey)).toEqual([
      'menu.list',
      'menu.referrers',
    ]);
    expect(withTitle.screens.get('template_manager')?.titleKey).toBe(templates.title);
    const alone = compileRoutes({ functions: [page], plugins: registry });
    expect([alone.tabGroups.size, alone.addressOf('RAO_PROFILE_MANAMEMENT')]).toEqual([0, 'template_manager']);
  });

  it('gives a tab a menu entry where the tree has it elsewhere', () => {
    const general: ManifestContribution = { ...pageOf('general'), isTab: true };
    const registry = [pluginOf('notices', { functions: { GENERAL: general } })];
    const portal = compileRoutes({ functions: [functionOf('GENERAL')], plugins: registry });
    expect(portal.menu.map(({ address }) => address)).toEqual(['general']);
  });
});

/** The tree of a user or broker who has client information, with these functions below it. */
function treeOf(...codes: readonly string[]): FunctionNode[] {
  return [
    functionOf('PRODUCT_MANAGEMENT'),
    functionOf('PM_CLIENT_INFORMATION', 'PRODUCT_MANAGEMENT'),
    ...codes.map((code) => functionOf(code, 'PM_CLIENT_INFORMATION')),
  ];
}

function codesOf(reasons: readonly { code: string; functionCode?: string }[]): string[] {
  return reasons.map((reason) => `${reason.code} ${reason.functionCode ?? ''}`);
}
