import { expect, test, vi } from 'vitest';
import { toBase64url } from '@brokerdesk/api/signature';
import { createQueryCodec, maxQueryLength } from '../api-client/createQueryCodec.ts';
import { createNavigation } from './createNavigation.ts';

const codec = createQueryCodec({ id: 'k1', key: toBase64url(new Uint8Array(32)) });
const listPath = '/admin/demo/main/account_opening/application_manager';

test('the address of a screen follows from the tree and carries encrypted parameters', async () => {
  const { navigation } = start();
  // Long enough not to be in the ciphertext by chance.
  const params = { id: 'APPLICATION-OF-A-CLIENT' };
  const target = { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params } as const;
  const url = new URL((await navigation.hrefOf(target)) ?? '', 'https://portal.example');
  expect(url.pathname).toBe(`${listPath}/detail`);
  expect(url.search).not.toContain(params.id);
  const q = url.searchParams.get('q') ?? '';
  expect(await codec.decode(q, { display: 'demo', pathname: url.pathname })).toEqual(params);
});

test('a screen without parameters has a plain address, and one that the user lacks has none', async () => {
  const { navigation } = start();
  expect(await navigation.hrefOf({ code: 'RAO_CLIENT_MANAMEMENT', params: {} })).toBe(listPath);
  expect(await navigation.hrefOf({ code: 'PM_CI_FAQ' })).toBeUndefined();
  expect(navigation.canOpen({ code: 'PM_CI_FAQ' })).toBe(false);
  await expect(navigation.open({ code: 'PM_CI_FAQ' })).rejects.toThrow('PM_CI_FAQ');
});

test('of two consecutive changes of parameters only the newer one applies', async () => {
  const { navigation, navigate } = start();
  await Promise.all([navigation.setParams({ page: '2' }), navigation.setParams({})]);
  expect(navigate.mock.calls).toEqual([['/demo/main/account_opening/application_manager', { replace: false }]]);
});

test('of two screens opened in sequence only the newer one is shown, however long the first takes', async () => {
  const { navigation, navigate, delay } = start();
  delay();
  const slow = navigation.open({ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: 'A1' } });
  const fast = navigation.open({ code: 'RAO_CLIENT_MANAMEMENT' });
  await Promise.all([slow, fast]);
  expect(navigate.mock.calls).toEqual([['/demo/main/account_opening/application_manager', { replace: false }]]);
});

test('a screen is not opened if the user has navigated elsewhere meanwhile', async () => {
  const { navigation, navigate, location } = start();
  const opening = navigation.open({ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: 'A1' } });
  location.pathname = '/admin/demo/main';
  await opening;
  expect(navigate).not.toHaveBeenCalled();
});

test('a change of parameters is dropped if the screen was left meanwhile', async () => {
  const { navigation, navigate, location } = start();
  const change = navigation.setParams({ page: '2' });
  location.pathname = '/admin/demo/main';
  await change;
  expect(navigate).not.toHaveBeenCalled();
});

test('the next screen does not get the parameters of one that is being left', async () => {
  const { navigation, navigate, location, going } = start();
  navigation.markShown(listPath);
  going.location = { pathname: `${listPath}/detail` };
  await navigation.setParams({ q: 'late' });
  // The router has already navigated; the page has not rendered yet.
  delete going.location;
  location.pathname = `${listPath}/detail`;
  await navigation.setParams({ q: 'late' });
  expect(navigate).not.toHaveBeenCalled();
  navigation.markShown(location.pathname);
  await navigation.setParams({ id: 'A1' });
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('parameters that do not fit into an address are rejected with a toast', async () => {
  const { navigation, notify } = start();
  await expect(navigation.setParams({ q: 'x'.repeat(maxQueryLength) })).rejects.toMatchObject({
    code: 'QUERY_TOO_LONG',
  });
  expect(notify).toHaveBeenCalledWith({ tone: 'error', text: 'too long' });
});

test('a link whose address would be too long has none, without a toast while a page renders', async () => {
  const { navigation, notify } = start();
  const params = { q: 'x'.repeat(maxQueryLength) };
  expect(await navigation.hrefOf({ code: 'RAO_CLIENT_MANAMEMENT', params })).toBeUndefined();
  expect(notify).not.toHaveBeenCalled();
});

function start() {
  const addresses: Record<string, string> = {
    RAO_CLIENT_MANAMEMENT: 'account_opening/application_manager',
    'RAO_CLIENT_MANAMEMENT detail': 'account_opening/application_manager/detail',
  };
  const location = { pathname: listPath };
  const going: { location?: { pathname: string } } = {};
  let lateMs = 0;
  const slowCodec: typeof codec = {
    ...codec,
    async encode(...input) {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      return codec.encode(...input);
    },
  };
  const delay = () => {
    lateMs = 30;
  };
  const navigate = vi.fn(async () => {});
  const notify = vi.fn();
  const navigation = createNavigation({
    portal: { addressOf: (code, child) => addresses[child ? `${code} ${child}` : code] },
    codec: slowCodec,
    displayCode: 'demo',
    router: () => ({ state: { location, navigation: going }, navigate }),
    notify,
    tooLongMessage: () => 'too long',
  });
  return { navigation, navigate, notify, location, going, delay };
}
