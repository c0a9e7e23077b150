// Each account of the demo broker at this address, and each call of it: what is shown follows from the functions that the account
// has, and the server refuses the rest.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import {
  decideDeviceApplication,
  type Endpoint,
  type FunctionNode,
  getTrialConfiguration,
  type InputOf,
  listDeviceApplications,
  updateTrialConfiguration,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type MountedPlugin, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';

// An account is signed in to the real shell.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
let portal: MountedPlugin;
afterEach(() => portal?.unmount());
afterAll(() => emulator.close());

const page = 'PM_WEB_GOTRADE_CONFIGURATION';
const target = { code: page, child: 'userRelated' } as const;
const address = 'product_control/manage_gotrade/user_related';

/** The tabs, and what each shows to those who have its function. */
const tabs = { PM_WG_DEVICE_APPROVAL: 'Device approvals', PM_WG_TRIAL_SWITCH: 'Trial version' } as const;
const contents = { PM_WG_DEVICE_APPROVAL: 'grid', PM_WG_TRIAL_SWITCH: 'term' } as const;

type Code = keyof typeof tabs;
const codes = Object.keys(tabs) as readonly Code[];

/** The functions that the server requires for each call, with an input that changes nothing even where the call is permitted. */
const calls: readonly (readonly [Endpoint, object, Code])[] = [
  [listDeviceApplications, {}, 'PM_WG_DEVICE_APPROVAL'],
  [
    decideDeviceApplication,
    { params: { applicationID: 'X' }, body: { action: 'approve', version: 1 } },
    'PM_WG_DEVICE_APPROVAL',
  ],
  [getTrialConfiguration, {}, 'PM_WG_TRIAL_SWITCH'],
  [updateTrialConfiguration, { body: { WebDemoEnable: true, version: 0 } }, 'PM_WG_TRIAL_SWITCH'],
];

const accounts = ['demo.admin', 'demo.trading', 'demo.content', 'demo.notices', 'demo.reader'];

it.each([...accounts, ...codes, 'neither'])('%s sees and may do exactly what its functions allow', async (who) => {
  const functions = accounts.includes(who) ? undefined : [page, ...codes.filter((code) => code === who)];
  portal = await mountPlugin(plugin, {
    emulator,
    address,
    ...(functions ? { functions } : { user: who }),
  });
  const held = new Set(codesOf(portal.functions()));
  const open = codes.filter((code) => held.has(code));

  expect(portal.addressOf(target)).toBe(open.length > 0 ? address : undefined);
  const listed = portal.menu().flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(listed.includes('GoTrade Configuration')).toBe(open.length > 0);
  const shown = portal.queryAllByRole('tab').map(({ textContent }) => textContent);
  expect(shown.slice(0, 2)).toEqual(open.map((code) => tabs[code]));
  const content = await findContent(open[0], held.has(page));
  expect(content.length).toBeGreaterThan(0);
  expect(portal.fills().includes('home.cards/devices')).toBe(held.has('PM_WG_DEVICE_APPROVAL'));
  expect(portal.commands().includes('devices')).toBe(held.has('PM_WG_DEVICE_APPROVAL'));
  expect(portal.calls.filter(({ code }) => code === 'E0002')).toEqual([]);

  const session = await portal.sandbox.signIn({
    brokerCode: 'DEMO',
    userID: functions ? 'demo.admin' : who,
    ...(functions && { functionCodes: ['PRODUCT_MANAGEMENT', ...functions] }),
  });
  const api = createSessionApi(session);
  for (const [endpoint, input, needed] of calls) {
    // oxlint-disable-next-line no-await-in-loop -- an account has one session
    const outcome = await api.call(endpoint, input as InputOf<Endpoint>).then(
      () => 'OK',
      (error: { readonly code: string }) => error.code,
    );
    expect(outcome === 'E0002', `${endpoint.method} ${endpoint.path}: ${outcome}`).toBe(!held.has(needed));
  }
});

/** Finds what the first tab shows; without a tab, the functions of which one is enough, or that the page is not permitted. */
function findContent(first: Code | undefined, hasPage: boolean) {
  if (first !== undefined) return portal.findAllByRole(contents[first]);
  if (hasPage) return portal.findAllByText(codes.join(' · '));
  return portal.findAllByRole('heading', { level: 1, name: 'Not permitted' });
}

function codesOf(nodes: readonly FunctionNode[]): readonly string[] {
  return nodes.flatMap((node) => [node.functionCode, ...codesOf(node.children)]);
}
