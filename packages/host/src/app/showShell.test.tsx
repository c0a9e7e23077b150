import type { BrokerInfo, FunctionNode, Person } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { createMountEnvironment, type MountEnvironment } from '../testing/createMountEnvironment.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { storeNewSession, readSession } from '../session/sessionStorage.ts';
import { toBase64url } from '@brokerdesk/api/signature';
import { showShell } from './showShell.tsx';
import { polyfillTopLayer } from '../components/topLayerFixture.ts';

const broker: BrokerInfo = {
  brokerCode: 'DEMO',
  displayCode: 'demo',
  name: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
  logoUrl: '/logo.png',
  iconUrl: '/icon.png',
  enabled: true,
};
const configuration = {
  session: { lengthSec: 1800, warnBeforeSec: 300 },
  broker,
  accentColour: '#0b5c8a',
  advertisements: { beforeLogin: [], afterLogin: [] },
  textOverrides: { en: { 'users:menu.list': 'Our people' }, 'zh-Hans': {}, 'zh-Hant': {} },
};
const user: Person = {
  refID: 'U1',
  userID: 'mchan',
  userName: 'Chan Mei Ling',
  type: 'Operator',
  brokerCode: 'DEMO',
  lastLoginTime: '2026-11-19T02:03:04Z',
};
const node = (functionCode: string, parentID: string | null, EN: string): FunctionNode => ({
  functionID: functionCode,
  parentID,
  functionCode,
  name: { EN, SC: `${EN} SC`, TC: `${EN} TC` },
  category: 'Admin',
  children: [],
});
const brokerTree = [
  node('USER_AND_ROLE', null, 'Users and roles'),
  node('UR_USER_MANAGEMENT', 'USER_AND_ROLE', 'User management'),
  node('UR_ROLE_MANAGEMENT', 'USER_AND_ROLE', 'Role management'),
  node('PM_CLIENT_INFORMATION', null, 'Client information'),
  node('PM_CI_FAQ', 'PM_CLIENT_INFORMATION', 'Questions and answers'),
  node('PM_CI_AGREEMENT', 'PM_CLIENT_INFORMATION', 'Agreements'),
];
const titles = {
  'menu.users': 'Users and Roles',
  'menu.list': 'User Management',
  'menu.roles': 'Role Management',
  'menu.info': 'Client Information',
  'menu.faq': 'FAQ',
  'menu.agreements': 'Agreements',
};
const registry: Registry = {
  schemaVersion: 1,
  revision: 'r1',
  plugins: [
    {
      base: '/admin/plugins/users/1.0.0-ab/',
      firstParty: true,
      manifest: {
        schemaVersion: 1,
        id: 'users',
        version: '1.0.0',
        sdk: '^1.0.0',
        entry: 'plugin.js',
        css: [],
        functions: {
          USER_AND_ROLE: { kind: 'area', path: 'user_control', title: 'menu.users' },
          UR_USER_MANAGEMENT: { kind: 'page', path: 'user_manager', title: 'menu.list', menu: { icon: 'person' } },
          UR_ROLE_MANAGEMENT: { kind: 'page', path: 'role_manager', title: 'menu.roles', menu: { icon: 'key' } },
          PM_CLIENT_INFORMATION: {
            kind: 'tabs',
            path: 'manage_info',
            title: 'menu.info',
            menu: { icon: 'info-sign' },
            children: {
              faq: { path: 'faq', title: 'menu.faq', requires: 'PM_CI_FAQ', isTab: true },
              agreement: { path: 'agreement', title: 'menu.agreements', requires: 'PM_CI_AGREEMENT', isTab: true },
            },
          },
        },
        internal: {},
        slots: [],
        titles: { en: titles, 'zh-Hans': titles, 'zh-Hant': titles },
      },
    },
  ],
};

let respondToFunctions: () => Response;
let root: ReturnType<typeof createRoot>;
let page: MountEnvironment;

beforeAll(polyfillTopLayer);

// Pages that are fetched when they are opened, so that no test waits for them.
beforeAll(async () => {
  await Promise.all([import('../shell/MissingScreenPage.tsx'), import('../shell/inspector/InspectorPage.tsx')]);
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  respondToFunctions = () => respond({ code: 'OK', data: brokerTree });
  // The shells of earlier tests must not act as other tabs.
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/admin/registry/demo.json') return Response.json(registry);
    if (path === '/api/systems/configurations') return respond({ code: 'OK', data: configuration });
    if (path === '/api/systems/functions') return respondToFunctions();
    throw new TypeError(`Unexpected call of ${path}`);
  });
});

afterEach(async () => {
  page.leave();
  await act(async () => root.unmount());
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the home page greets and leaves the screens to the menu, which has the broker’s wording', async () => {
  await show('/admin/demo/main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Chan Mei Ling');
  screen.getByText(/Last sign-in: 19 Nov 2026, 10:03/);
  const links = screen.getAllByRole('link', { name: 'Our people' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/demo/main/user_control/user_manager']);
  expect(screen.getByRole('region', { name: 'What is pending' }).textContent).toContain('No jobs.');
  expect(screen.queryByRole('link', { name: 'Role Management' })).toBeNull();
  expect(document.title).toBe('Home · Demo Securities');
});

test('an address that the user lacks a function for names that function', async () => {
  await show('/admin/demo/main/user_control/role_manager');
  await screen.findByRole('heading', { name: 'Not permitted' });
  screen.getByRole('heading', { name: 'This needs the function “Role management”' });
  screen.getByText('UR_ROLE_MANAGEMENT');
  screen.getByText(/^The user does not have UR_ROLE_MANAGEMENT\. Grant .* It applies at the next/);
});

test('a page with tabs opens the first one that the user may open, below its own title', async () => {
  await show('/admin/demo/main/manage_info', ['PM_CLIENT_INFORMATION', 'PM_CI_AGREEMENT', 'PM_CI_FAQ']);
  expect(location.pathname).toBe('/admin/demo/main/manage_info/faq');
  screen.getByRole('heading', { level: 1, name: 'Client Information' });
  const tabs = within(screen.getByRole('navigation', { name: 'Client Information' }));
  const faq = tabs.getByRole('link', { name: 'FAQ', current: 'page' });
  const agreements = tabs.getByRole('link', { name: 'Agreements' });
  agreements.focus();
  await act(async () => fireEvent.click(agreements));
  expect(location.pathname).toBe('/admin/demo/main/manage_info/agreement');
  expect(agreements.getAttribute('aria-current')).toBe('page');
  expect(faq.hasAttribute('aria-current')).toBe(false);
  expect(document.activeElement).toBe(agreements);
});

test('a page without a tab that the user may open names the functions of its tabs', async () => {
  await show('/admin/demo/main/manage_info', ['PM_CLIENT_INFORMATION']);
  const title = 'This needs the function “Questions and answers” or “Agreements”';
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('link', { name: 'Client Information' })).toBeNull();
});

test('an address that does not exist is not found', async () => {
  await show('/admin/demo/main/user_control/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByText(/UR_ROLE_MANAGEMENT/)).toBeNull();
});

test('the end of the session shows one dialog that Escape does not close, and wipes the session', async () => {
  respondToFunctions = () => respond({ code: 'E0001', message: 'ended', data: { reason: 'other-device' } }, 401);
  await show('/admin/demo/main/user_control/nowhere');
  const dialog = await screen.findByRole('dialog', { name: 'Session timeout or other device login' });
  expect(dialog.textContent).toContain('This account has signed in on another device.');
  expect(dialog.textContent).toContain('Please login again');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(readSession()).toBeUndefined();
});

test('any other error shows code and message, and the page continues when the dialog is closed', async () => {
  respondToFunctions = () => respond({ code: 'E0017', message: 'The request is malformed.' }, 400);
  await show('/admin/demo/main/user_control/nowhere');
  const dialog = await screen.findByRole('dialog', { name: 'Request Error' });
  expect(dialog.textContent).toContain('The request is malformed.');
  expect(dialog.textContent).toContain('E0017');
  screen.getByRole('button', { name: 'Exit' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The request is malformed.');
  within(failure).getByRole('heading', { name: 'The page could not be loaded' });
});

test('after Exit a rejected read stays pending, so that no error appears while the page closes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  respondToFunctions = () => respond({ code: 'E0017', message: 'The request is malformed.' }, 400);
  await show('/admin/demo/main/user_control/nowhere');
  await screen.findByRole('dialog', { name: 'Request Error' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Exit' })));
  expect(readSession()).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test('a query that cannot be decrypted opens the page without parameters and shows a note', async () => {
  await show('/admin/demo/main/user_control/user_manager?q=1.k1.nonsense');
  screen.getByText(/The parameters in this address could not be read/);
});

test('an unreadable registry is shown as an error, with a retry', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('demo.json') ? new Response('', { status: 503 }) : respond({ code: 'OK', data: configuration }),
  );
  await show('/admin/demo/main');
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
    'The list of plugins could not be read. Try again; if the problem persists, ask your administrator',
  );
  screen.getByRole('button', { name: 'Try again' });
});

test('the diagnostics page shows each plugin’s state and the reason of each decision', async () => {
  await show('/admin/demo/diagnostics');
  await screen.findByRole('heading', { name: 'Plugins and permissions' });
  screen.getByRole('row', { name: /users 1\.0\.0 Product Not needed yet/ });
  // The broker's tree arrives later and shows what is above the function.
  await screen.findByText(/^Grant USER_AND_ROLE, UR_ROLE_MANAGEMENT to one of/);
  screen.getByRole('row', { name: /ROUTE_FUNCTION_MISSING users UR_ROLE_MANAGEMENT/ });
});

class SilentChannel {
  onmessage = null;
  postMessage() {}
  close() {}
}

function respond(envelope: { code: string; data?: unknown; message?: string }, status = 200): Response {
  return Response.json({ message: '', data: null, ...envelope }, { status });
}

async function show(address: string, codes: readonly string[] = ['USER_AND_ROLE', 'UR_USER_MANAGEMENT']) {
  history.replaceState(null, '', address);
  const queryKey = { id: 'k1', key: toBase64url(new Uint8Array(32)) };
  const functions = brokerTree.filter(({ functionCode }) => codes.includes(functionCode));
  const session = storeNewSession('demo', {
    token: 't',
    refreshToken: 'r',
    user,
    functions,
    queryKey,
    draftKey: 'drafts',
    mustChangePassword: false,
  });
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
  page = createMountEnvironment();
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => showShell(root, { config, texts, session, prefetched: {}, environment: page.environment }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}
