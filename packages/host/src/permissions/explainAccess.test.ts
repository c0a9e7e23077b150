import { expect, it } from 'vitest';
import { explainAccess } from './explainAccess.ts';
import { areaOf, functionOf, pageOf, pluginOf } from './treeFixture.ts';

const desk = pluginOf('desk', {
  functions: {
    RAO: areaOf('account_opening'),
    RAO_CLIENT_MANAMEMENT: pageOf('clients', {
      proofs: { path: 'proofs', title: 'menu.proofs', requires: 'RAO_CHECK_DOCUMENT' },
      either: { path: 'either', title: 'menu.either', requires: ['RAO_CHECK_DOCUMENT', 'RAO_CM_VERIFY'] },
    }),
  },
});
const clients = functionOf('RAO_CLIENT_MANAMEMENT', 'RAO', [functionOf('RAO_CM_VERIFY', 'RAO_CLIENT_MANAMEMENT')]);
const brokerFunctions = [functionOf('RAO', null, [clients, functionOf('RAO_CHECK_DOCUMENT', 'RAO')])];
const portal = { plugins: [desk], safeMode: false, displayCode: 'demo' };
const clerk = new Set(['RAO', 'RAO_CLIENT_MANAMEMENT']);

function explain(target: { readonly code: string } | { readonly address: string }, grantedCodes = clerk) {
  const { codes, reasons } = explainAccess({ grantedCodes, brokerFunctions, target }, portal);
  return { codes, steps: reasons.map(({ code }) => code) };
}

it.each([
  'account_opening/clients',
  '/account_opening/clients/',
  'demo/main/account_opening/clients',
  '/admin/demo/main/account_opening/clients?q=1.k1.abc#top',
  'https://portal.example.test/admin/demo/main/account_opening/clients',
])('finds the function of the address %s', (address) => {
  expect(explain({ address })).toEqual({
    codes: ['RAO_CLIENT_MANAMEMENT'],
    steps: ['TREE_FUNCTION', 'FUNCTION_GRANTED', 'ROUTE_ACTIVE'],
  });
});

it('explains an address by the function that is missing for it', () => {
  expect(explain({ address: 'account_opening/clients' }, new Set(['RAO']))).toEqual({
    codes: ['RAO_CLIENT_MANAMEMENT'],
    steps: ['TREE_FUNCTION', 'ROUTE_FUNCTION_MISSING'],
  });
  expect(explain({ address: 'account_opening/clients/proofs' })).toEqual({
    codes: ['RAO_CHECK_DOCUMENT'],
    steps: ['TREE_FUNCTION', 'ROUTE_FUNCTION_MISSING'],
  });
});

it('explains an address that one of several functions opens by the one that the user has', () => {
  const address = 'account_opening/clients/either';
  const codes = ['RAO_CHECK_DOCUMENT', 'RAO_CM_VERIFY'];
  expect(explain({ address })).toEqual({ codes, steps: ['TREE_FUNCTION', 'ROUTE_FUNCTION_MISSING'] });
  expect(explain({ address }, new Set([...clerk, 'RAO_CM_VERIFY']))).toEqual({
    codes: codes.toReversed(),
    steps: ['TREE_FUNCTION', 'FUNCTION_GRANTED'],
  });
});

it('explains a function without a screen, and one without the functions above it', () => {
  expect(explain({ code: 'RAO_CM_VERIFY' }).steps).toEqual(['TREE_FUNCTION', 'ROUTE_FUNCTION_MISSING']);
  expect(explain({ code: 'RAO_CM_VERIFY' }, new Set(['RAO_CM_VERIFY'])).steps).toEqual([
    'TREE_FUNCTION',
    'NODE_ANCESTOR_MISSING',
  ]);
  expect(explain({ code: 'X_NOTHING' }).steps).toEqual(['TREE_FUNCTION_MISSING']);
});

it('knows the home page, and that other addresses are none of this portal', () => {
  expect(explain({ address: '/admin/demo/main' })).toEqual({ codes: [], steps: [] });
  expect(explain({ address: 'account_opening/nowhere' })).toEqual({ codes: undefined, steps: [] });
  expect(explain({ address: '/admin/harbour/main/account_opening/clients' })).toEqual({ codes: undefined, steps: [] });
});
