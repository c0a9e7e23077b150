import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuNode } from './CompiledPortal.ts';
import { compileRoutes } from './compileRoutes.ts';
import { areaOf, functionOf, pageOf, pluginOf } from './treeFixture.ts';

const accountOpening = pluginOf('account-opening', {
  functions: {
    RAO: areaOf('account_opening'),
    RAO_CLIENT_MANAMEMENT: pageOf('application_manager', { detail: { path: 'detail', title: 'detail.title' } }),
    RAO_CM_VERIFY: { kind: 'action' },
  },
});
const userControl = pluginOf('user-control', {
  functions: { USER_AND_ROLE: areaOf('user_control'), UR_USER_MANAGEMENT: pageOf('user_manager') },
});
const plugins = [accountOpening, userControl];

describe('compileRoutes', () => {
  it('nests screens by the tree and lists them in the menu', () => {
    const portal = compileRoutes({
      functions: [functionOf('RAO'), functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')],
      plugins,
    });
    expect([...portal.screens.keys()]).toEqual([
      'account_opening/application_manager',
      'account_opening/application_manager/detail',
    ]);
    expect(portal.screens.get('account_opening/application_manager/detail')).toEqual({
      address: 'account_opening/application_manager/detail',
      pluginId: 'account-opening',
      code: 'RAO_CLIENT_MANAMEMENT',
      child: 'detail',
      titleKey: 'detail.title',
      trail: [
        { address: null, pluginId: 'account-opening', titleKey: 'menu.account_opening' },
        {
          address: 'account_opening/application_manager',
          pluginId: 'account-opening',
          titleKey: 'menu.application_manager',
        },
        {
          address: 'account_opening/application_manager/detail',
          pluginId: 'account-opening',
          titleKey: 'detail.title',
        },
      ],
    });
    expect(outline(portal.menu)).toEqual(['RAO', ' RAO_CLIENT_MANAMEMENT account_opening/application_manager']);
    expect([...portal.activePlugins]).toEqual(['account-opening']);
    expect(portal.addressOf('RAO_CLIENT_MANAMEMENT', 'detail')).toBe('account_opening/application_manager/detail');
  });

  it('moves a screen to another address when its code gets another parent', () => {
    const functions = [functionOf('USER_AND_ROLE'), functionOf('RAO_CLIENT_MANAMEMENT', 'USER_AND_ROLE')];
    expect(compileRoutes({ functions, plugins }).addressOf('RAO_CLIENT_MANAMEMENT')).toBe(
      'user_control/application_manager',
    );
  });

  it('reads the tree by parentID even when it is nested otherwise', () => {
    const misplaced = functionOf('RAO_CLIENT_MANAMEMENT', 'RAO');
    const functions = [functionOf('USER_AND_ROLE', null, [misplaced]), functionOf('RAO')];
    expect(compileRoutes({ functions, plugins }).addressOf('RAO_CLIENT_MANAMEMENT')).toBe(
      'account_opening/application_manager',
    );
  });

  it('opens nothing for a code without its ancestor', () => {
    const portal = compileRoutes({ functions: [functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')], plugins });
    expect([portal.screens.size, portal.granted.size, portal.activePlugins.size, portal.menu.length]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(codesOf(portal.reasons)).toContain('NODE_ANCESTOR_MISSING RAO_CLIENT_MANAMEMENT');
  });

  it('never takes holding a parent for holding its children', () => {
    expect(compileRoutes({ functions: [functionOf('RAO')], plugins }).screens.size).toBe(0);
  });

  it('passes through a node that no plugin owns, and reports it', () => {
    const functions = [functionOf('RAO'), functionOf('NOBODYS', 'RAO'), functionOf('RAO_CLIENT_MANAMEMENT', 'NOBODYS')];
    const portal = compileRoutes({ functions, plugins });
    expect(portal.addressOf('RAO_CLIENT_MANAMEMENT')).toBe('account_opening/application_manager');
    expect(outline(portal.menu)).toEqual(['RAO', ' RAO_CLIENT_MANAMEMENT account_opening/application_manager']);
    expect(codesOf(portal.reasons)).toContain('NODE_UNOWNED NOBODYS');
  });

  it('leaves out cycles and reports every code in them', () => {
    const functions = [functionOf('RAO', 'RAO_CLIENT_MANAMEMENT'), functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')];
    const portal = compileRoutes({ functions, plugins });
    expect(portal.screens.size).toBe(0);
    expect(codesOf(portal.reasons)).toEqual(
      expect.arrayContaining(['NODE_CYCLE RAO', 'NODE_CYCLE RAO_CLIENT_MANAMEMENT']),
    );
  });

  it('counts a code once, where it stands first', () => {
    const second = { ...functionOf('RAO_CLIENT_MANAMEMENT', 'USER_AND_ROLE'), functionID: 'another' };
    const functions = [
      functionOf('RAO'),
      functionOf('RAO_CLIENT_MANAMEMENT', 'RAO'),
      functionOf('USER_AND_ROLE'),
      second,
    ];
    const portal = compileRoutes({ functions, plugins });
    expect(portal.addressOf('RAO_CLIENT_MANAMEMENT')).toBe('account_opening/application_manager');
    expect(codesOf(portal.reasons)).toContain('NODE_DUPLICATE RAO_CLIENT_MANAMEMENT');
  });

  it('assigns a code that two plugins declare to the product, and to neither of two others', () => {
    const rival = pluginOf('rival', { functions: { RAO: areaOf('rival') }, firstParty: false });
    const other = pluginOf('other', { functions: { RAO: areaOf('other') }, firstParty: false });
    const functions = [functionOf('RAO'), functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')];
    expect(compileRoutes({ functions, plugins: [rival, accountOpening] }).addressOf('RAO_CLIENT_MANAMEMENT')).toBe(
      'account_opening/application_manager',
    );
    const portal = compileRoutes({ functions, plugins: [rival, other] });
    expect(codesOf(portal.reasons)).toEqual(expect.arrayContaining(['PLUGIN_CODE_TAKEN RAO', 'NODE_UNOWNED RAO']));
  });

  it('lets plugins share an area, so that each has its heading without the others', () => {
    const templates = pluginOf('templates', {
      functions: { RAO: areaOf('account_opening'), RAO_PROFILE_MANAMEMENT: pageOf('template_manager') },
    });
    const functions = [
      functionOf('RAO'),
      functionOf('RAO_CLIENT_MANAMEMENT', 'RAO'),
      functionOf('RAO_PROFILE_MANAMEMENT', 'RAO'),
    ];
    const both = compileRoutes({ functions, plugins: [templates, ...plugins] });
    expect(codesOf(both.reasons)).not.toContain('PLUGIN_CODE_TAKEN RAO');
    for (const portal of [both, compileRoutes({ functions, plugins: [templates] })]) {
      expect(portal.addressOf('RAO_PROFILE_MANAMEMENT')).toBe('account_opening/template_manager');
      expect(portal.menu.map(({ code }) => code)).toEqual(['RAO']);
    }
    const reader = compileRoutes({ functions: functions.slice(0, 2), plugins: [templates, ...plugins] });
    expect([...reader.activePlugins]).not.toContain('templates');
  });

  it('rejects addresses that could lead elsewhere', () => {
    for (const path of ['..', '/x', 'x/', 'a//b', 'a b', '%2e', 'a?b', '', '.hidden']) {
      const hostile = pluginOf('hostile', { functions: { RAO: pageOf(path) } });
      const portal = compileRoutes({ functions: [functionOf('RAO')], plugins: [hostile] });
      expect(portal.screens.size, path).toBe(0);
      expect(codesOf(portal.reasons), path).toContain('PATH_INVALID RAO');
    }
  });

  it('keeps the first of two screens with one address', () => {
    const twins = pluginOf('twins', { functions: { RAO: pageOf('same'), USER_AND_ROLE: pageOf('same') } });
    const portal = compileRoutes({ functions: [functionOf('RAO'), functionOf('USER_AND_ROLE')], plugins: [twins] });
    expect(portal.screens.get('same')?.code).toBe('RAO');
    expect(outline(portal.menu)).toEqual(['RAO same']);
    expect(codesOf(portal.reasons)).toContain('ADDRESS_TAKEN USER_AND_ROLE');
  });

  it('shows a slot fill only to those who hold its function, in order', () => {
    const filler = pluginOf('filler', {
      slots: [
        { slot: 'home.cards', id: 'late', requires: 'RAO', order: 200 },
        { slot: 'home.cards', id: 'early', requires: 'RAO', order: 1 },
        { slot: 'home.cards', id: 'hidden', requires: 'USER_AND_ROLE', order: 2 },
      ],
    });
    const portal = compileRoutes({ functions: [functionOf('RAO')], plugins: [filler] });
    expect(portal.fills.get('home.cards')?.map((fill) => fill.id)).toEqual(['early', 'late']);
    expect([...portal.activePlugins]).toEqual(['filler']);
  });

  it('leaves other people’s plugins out in safe mode', () => {
    const foreign = pluginOf('foreign', { functions: { RAO: pageOf('foreign') }, firstParty: false });
    const portal = compileRoutes({ functions: [functionOf('RAO')], plugins: [foreign], safeMode: true });
    expect([portal.screens.size, portal.activePlugins.size]).toEqual([0, 0]);
    expect(portal.reasons[0]).toMatchObject({ code: 'PLUGIN_SAFE_MODE', pluginId: 'foreign' });
  });

  it('names the outermost function that a user lacks for a screen of their broker', () => {
    const brokerFunctions = [
      functionOf('RAO'),
      functionOf('RAO_CLIENT_MANAMEMENT', 'RAO'),
      functionOf('USER_AND_ROLE'),
      functionOf('UR_USER_MANAGEMENT', 'USER_AND_ROLE'),
    ];
    const portal = compileRoutes({ functions: [functionOf('RAO')], brokerFunctions, plugins });
    expect(portal.denied.get('account_opening/application_manager/detail')).toEqual({
      pluginId: 'account-opening',
      code: 'RAO_CLIENT_MANAMEMENT',
      missing: ['RAO_CLIENT_MANAMEMENT'],
      needed: 'RAO_CLIENT_MANAMEMENT',
    });
    expect(portal.denied.get('user_control/user_manager')?.missing).toEqual(['USER_AND_ROLE']);
    expect(portal.denied.has('user_control/nowhere')).toBe(false);
  });

  it('stops at addresses that no browser would take', () => {
    const deep = pluginOf('deep', {
      functions: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`X_${index}`, areaOf('a'.repeat(60))])),
    });
    const functions = Array.from({ length: 40 }, (_, index) =>
      functionOf(`X_${index}`, index === 0 ? null : `X_${index - 1}`),
    );
    expect(codesOf(compileRoutes({ functions, plugins: [deep] }).reasons)).toContain('ADDRESS_TOO_LONG X_16');
  });

  it('takes 10,000 nodes, flat or as one chain', () => {
    for (const parentOf of [() => null, (index: number) => (index === 0 ? null : `X_${index - 1}`)]) {
      const functions = Array.from({ length: 10_000 }, (_, index) => functionOf(`X_${index}`, parentOf(index)));
      const owner = pluginOf('owner', { functions: { X_9999: pageOf('last') } });
      const portal = compileRoutes({ functions, plugins: [owner] });
      expect([portal.granted.size, portal.addressOf('X_9999')]).toEqual([10_000, 'last']);
    }
  });

  it('agrees with a naive reading of any tree whatever', () => {
    const codes = ['RAO', 'RAO_CLIENT_MANAMEMENT', 'USER_AND_ROLE', 'UR_USER_MANAGEMENT', 'A', 'B', 'C'];
    const code = fc.constantFrom(...codes);
    const node = fc.record({ code, parent: fc.option(fc.oneof(code, fc.constant('GHOST'))) });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 12 }), (drafts) => {
        const functions = drafts.map((draft) => functionOf(draft.code, draft.parent));
        const portal = compileRoutes({ functions, plugins });
        const parents = new Map<string, string | null>();
        for (const draft of drafts) if (!parents.has(draft.code)) parents.set(draft.code, draft.parent);
        for (const held of codes) expect(portal.granted.has(held)).toBe(reachesRoot(held, parents));
        for (const screen of portal.screens.values()) expect(portal.granted.has(screen.code)).toBe(true);
        const listed = [...flatten(portal.menu)].filter((entry) => entry.address !== null);
        for (const entry of listed) expect(portal.screens.has(entry.address as string)).toBe(true);
        for (const group of flatten(portal.menu)) {
          expect(group.address !== null || group.children.length > 0).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

function outline(menu: readonly MenuNode[], indent = ''): string[] {
  return menu.flatMap((node) => [
    `${indent}${node.code}${node.address === null ? '' : ` ${node.address}`}`,
    ...outline(node.children, `${indent} `),
  ]);
}

function* flatten(menu: readonly MenuNode[]): Generator<MenuNode> {
  for (const node of menu) {
    yield node;
    yield* flatten(node.children);
  }
}

function codesOf(reasons: readonly { code: string; functionCode?: string }[]): string[] {
  return reasons.map((reason) => `${reason.code} ${reason.functionCode ?? ''}`);
}

function reachesRoot(code: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  let step: string | null = code;
  while (step !== null) {
    if (seen.has(step) || !parents.has(step)) return false;
    seen.add(step);
    step = parents.get(step) ?? null;
  }
  return true;
}
