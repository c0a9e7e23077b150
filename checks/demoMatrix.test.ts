// Each account of the demo data, at each address, part and plugin of the product, and with each call. What an account has is
// read from the rows of its roles and of its broker's functions, and what that opens from the definitions of the plugins and
// of the contract: nothing is listed by hand, so a new screen, call or account is in the matrix without a line here.
import * as contract from '@brokerdesk/api';
import type { Access, Endpoint } from '@brokerdesk/api';
import { brokers, demoAccounts, type FunctionRow, type RoleRow, type UserRow } from '@brokerdesk/fixtures';
import { type CompiledPortal, compileInternal, compileRoutes } from '@brokerdesk/host/permissions';
import { createEmulator } from '@brokerdesk/mock-server';
import { useCanCall } from '@brokerdesk/plugin-sdk';
import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import type { RegisteredPlugin } from '../packages/cli/src/plugins/composeRegistry.ts';
import { hasSameState } from '../packages/mock-server/src/testing/hasSameState.ts';
import { openClient, type TestClient } from '../packages/mock-server/src/testing/openClient.ts';
import { chainOf, listInternalCodes, listInternalScreens, listScreens, type Screen } from './listScreens.ts';
import { extensions, plugins } from './productPlugins.ts';

const endpoints = [
  ...Object.values<unknown>(contract).filter(isEndpoint),
  ...extensions.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)),
];
const emulator = createEmulator({ applications: 0, extensions });
const counts = { accounts: 0, parts: 0, open: 0, plugins: 0, fetched: 0, calls: 0, taken: 0 };

afterAll(async () => {
  const { accounts, parts, open, plugins: asked, fetched, calls, taken } = counts;
  process.stdout.write(`Account screens: ${parts} addresses and parts for ${accounts} accounts, ${open} open.\n`);
  process.stdout.write(`Account plugins: ${asked} plugins for ${accounts} accounts, ${fetched} fetched.\n`);
  process.stdout.write(`Account calls: ${calls} calls of ${accounts} accounts, ${taken} permitted.\n`);
  await emulator.close();
});

it.each(demoAccounts.map(({ displayCode, userID }) => [displayCode, userID] as const))(
  'in %s, %s has exactly what the functions of the roles open',
  async (displayCode, userID) => {
    const { brokerCode, internal } = brokers.find((broker) => broker.displayCode === displayCode)!;
    const sandbox = `matrix-${userID.replace('.', '-')}`;
    const client = openClient(emulator, sandbox);
    const { data } = await client.signIn(brokerCode, userID);
    const tree = rowsOf<FunctionRow>(sandbox, { brokerCode, collection: 'functions' });
    const isHeld = readHeld(sandbox, { brokerCode, userID, tree });
    const own = plugins.filter((plugin) => plugin.brokers?.includes(displayCode) ?? true);
    const portal = internal
      ? compileInternal({ plugins: own })
      : compileRoutes({
          functions: data.functions,
          plugins: own,
          brokerFunctions: tree.map((row) => ({ ...row, children: [] })),
        });
    const account = { portal, own, isHeld };
    counts.accounts += 1;

    const codes = [...tree.map(({ functionCode }) => functionCode), ...own.flatMap(listInternalCodes)];
    expect([...portal.granted].toSorted()).toEqual(codes.filter(isHeld).toSorted());
    expectScreens(account, internal ? own.flatMap(listInternalScreens) : listScreens(tree, own));
    expectFills(account);
    expectPlugins(account);
    await expectCalls(client, {
      sandbox,
      portal,
      brokerCode,
      isPermitted: (access) => permits(access, { isHeld, internal }),
    });
  },
);

interface Account {
  readonly portal: CompiledPortal;
  /** The plugins that the account's broker gets. */
  readonly own: readonly RegisteredPlugin[];
  readonly isHeld: (code: string) => boolean;
}

function expectScreens({ portal, isHeld }: Account, screens: readonly Screen[]): void {
  const isOpen = ({ code, requires }: Screen) => isHeld(code) && (requires?.some(isHeld) ?? true);
  const toEntry = ({ address, code, child }: Pick<Screen, 'address' | 'code' | 'child'>) =>
    `${address} ${code} ${child}`;
  const open = screens.filter(isOpen);
  counts.parts += screens.length;
  counts.open += open.length;
  expect([...portal.screens.values()].map(toEntry).toSorted()).toEqual(open.map(toEntry).toSorted());
  // The page of such an address says which function is missing.
  const closed = screens.filter((screen) => !isOpen(screen));
  expect(closed.filter(({ address }) => !portal.denied.has(address))).toEqual([]);
  expect(open.filter(({ address }) => portal.denied.has(address))).toEqual([]);
  const linked = portal.menu.flatMap(function listLinks({ address, children }): readonly string[] {
    return [...(address === null ? [] : [address]), ...children.flatMap(listLinks)];
  });
  const isReachable = (address: string) => portal.screens.has(address) || portal.tabGroups.get(address)?.tabs.length;
  expect(linked.filter((address) => !isReachable(address))).toEqual([]);
}

function expectFills({ portal, own, isHeld }: Account): void {
  const fills = own.flatMap(({ manifest: { id: pluginId, slots } }) =>
    slots.map(({ slot, id, requires }) => ({ name: `${slot} ${pluginId} ${id}`, isShown: isHeld(requires) })),
  );
  const shown = fills.filter(({ isShown }) => isShown).map(({ name }) => name);
  counts.parts += fills.length;
  counts.open += shown.length;
  const compiled = [...portal.fills].flatMap(([slot, list]) =>
    list.map(({ pluginId, id }) => `${slot} ${pluginId} ${id}`),
  );
  expect(compiled.toSorted()).toEqual(shown.toSorted());
}

/** A plugin that is not active has no code to fetch: an area alone shows nothing. */
function expectPlugins({ portal, own, isHeld }: Account): void {
  const needed = own.filter(({ manifest: { functions, internal, slots, id } }) =>
    [
      ...Object.keys(functions).filter((code) => functions[code]?.kind !== 'area'),
      ...Object.keys(internal).map((name) => `${id}:${name}`),
      ...slots.map(({ requires }) => requires),
    ].some(isHeld),
  );
  counts.plugins += plugins.length;
  counts.fetched += needed.length;
  expect([...portal.activePlugins].toSorted()).toEqual(needed.map(({ manifest }) => manifest.id).toSorted());
}

interface CallRules {
  readonly sandbox: string;
  readonly portal: CompiledPortal;
  readonly brokerCode: string;
  readonly isPermitted: (access: Access) => boolean;
}

/**
 * Makes every call without input. Permission is decided first: what is refused is refused for that reason, although the input
 * is wrong as well, and what is permitted meets the wrong input next, or succeeds. Screens show the actions of the same calls.
 */
async function expectCalls(client: TestClient, { sandbox, portal, brokerCode, isPermitted }: CallRules): Promise<void> {
  const permitted = endpoints.filter(({ access }) => isPermitted(access));
  expect(listOffered(portal.granted, brokerCode).map(nameOf)).toEqual(permitted.map(nameOf));
  const before = emulator.stateOf(sandbox);
  for (const endpoint of endpoints.filter((one) => !permitted.includes(one))) {
    expect(await client.call(endpoint), nameOf(endpoint)).toMatchObject({ status: 403, code: 'E0002', data: null });
  }
  expect(hasSameState(emulator, sandbox, before), 'what is refused changes nothing').toBe(true);
  await client.send('PUT', '/__mock/snapshots/start');
  for (const endpoint of permitted) {
    expect(['E0001', 'E0002', 'E0099'], nameOf(endpoint)).not.toContain((await client.call(endpoint)).code);
    await client.send('POST', '/__mock/snapshots/start/restore');
  }
  counts.calls += endpoints.length;
  counts.taken += permitted.length;
}

function nameOf({ method, path: address }: Endpoint): string {
  return `${method} ${address}`;
}

/** The calls whose actions the screens of an account show. */
function listOffered(permissions: ReadonlySet<string>, brokerCode: string): readonly Endpoint[] {
  let offered: readonly Endpoint[] = [];
  const Screen = () => {
    offered = endpoints.filter(useCanCall());
    return null;
  };
  const value = { permissions, currentUser: { brokerCode } } as never;
  renderToStaticMarkup(createElement(HostServicesContext, { value }, createElement(Screen)));
  return offered;
}

function permits(
  access: Access,
  { isHeld, internal }: Pick<Account, 'isHeld'> & { readonly internal: boolean },
): boolean {
  if (access.rule === 'internal') return internal;
  return access.rule !== 'function' || (internal && access.internal === true) || access.anyOf.some(isHeld);
}

interface Holder {
  readonly brokerCode: string;
  readonly userID: string;
  readonly tree: readonly FunctionRow[];
}

/** Decides about codes: those of the account's roles, if the account has all above them too; for staff, internal screens. */
function readHeld(sandbox: string, { brokerCode, userID, tree }: Holder): (code: string) => boolean {
  if (tree.length === 0) return (code) => plugins.flatMap(listInternalCodes).includes(code);
  const user = rowsOf<UserRow>(sandbox, { brokerCode, collection: 'users' }).find((row) => row.userID === userID)!;
  const roles = rowsOf<RoleRow>(sandbox, { brokerCode, collection: 'roles' });
  const own = roles.filter(({ roleID }) => user.roleIDs.includes(roleID)).map(({ functionCodes }) => functionCodes);
  const hasAll = user.type === 'Super Administrator' || own.includes('all');
  const granted = new Set(own.flatMap((codes) => (codes === 'all' ? [] : codes)));
  return (code) => {
    const chain = chainOf(tree, code);
    return chain.length > 0 && chain.every(({ functionCode }) => hasAll || granted.has(functionCode));
  };
}

function rowsOf<Row>(
  sandbox: string,
  { brokerCode, collection }: { readonly brokerCode: string; readonly collection: string },
): readonly Row[] {
  const rows = emulator.stateOf(sandbox)?.[collection];
  const all = rows?.ids().map((id) => rows.get(id) as Row & { readonly brokerCode: string }) ?? [];
  return all.filter((row) => row.brokerCode === brokerCode);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value;
}
