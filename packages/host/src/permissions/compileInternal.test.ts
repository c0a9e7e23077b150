import { describe, expect, it } from 'vitest';
import { compileInternal } from './compileInternal.ts';
import { areaOf, pluginOf } from './treeFixture.ts';

const accountOpening = pluginOf('account-opening', { functions: { RAO: areaOf('account_opening') } });

describe('compileInternal', () => {
  it('takes the screens from the plugins alone, in the order of their menu entries', () => {
    const internal = pluginOf('internal', {
      internal: {
        quotes: { kind: 'page', path: 'quote_plan_review', title: 'quotes', menu: { icon: 'chart', order: 20 } },
        users: { kind: 'page', path: 'user_manager', title: 'users', menu: { icon: 'people', order: 10 } },
      },
    });
    const portal = compileInternal({ plugins: [internal, accountOpening] });
    expect(portal.menu.map((entry) => entry.address)).toEqual(['user_manager', 'quote_plan_review']);
    expect([...portal.activePlugins]).toEqual(['internal']);
  });

  it('opens children and tabs, and takes the code of a screen where a function is required', () => {
    const children = { detail: { path: 'broker_detail', title: 'd' }, tree: { path: 'tree', title: 't', isTab: true } };
    const provider = pluginOf('provider', {
      internal: { users: { kind: 'page', path: 'user_manager', title: 'users', children } },
    });
    const news = pluginOf('news', {
      slots: [
        { slot: 'home.cards', id: 'staff', requires: 'provider:users', order: 1 },
        { slot: 'home.cards', id: 'brokers', requires: 'RAO', order: 2 },
      ],
    });
    const portal = compileInternal({ plugins: [provider, news, accountOpening] });
    expect(portal.addressOf('provider:users')).toBe('user_manager');
    expect(portal.addressOf('provider:users', 'detail')).toBe('user_manager/broker_detail');
    expect(portal.tabGroups.get('user_manager')?.tabs.map(({ child }) => child)).toEqual([null, 'tree']);
    expect(portal.granted).toEqual(new Set(['provider:users']));
    expect(portal.fills.get('home.cards')?.map(({ id }) => id)).toEqual(['staff']);
    expect([...portal.activePlugins]).toEqual(['provider', 'news']);
  });

  it('leaves plugins that do not belong to the product out in safe mode', () => {
    const foreign = pluginOf('foreign', {
      internal: { notes: { kind: 'page', path: 'notes', title: 'notes' } },
      firstParty: false,
    });
    expect(compileInternal({ plugins: [foreign], safeMode: true }).screens.size).toBe(0);
  });
});
