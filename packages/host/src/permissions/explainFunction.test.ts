import type { FunctionNode } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { compileRoutes } from './compileRoutes.ts';
import { explainGrant, explainScreen, listDecisions } from './explainFunction.ts';
import { describeReason } from './Reason.ts';
import { areaOf, functionOf, pageOf, pluginOf } from './treeFixture.ts';

const desk = pluginOf('desk', {
  functions: { RAO: areaOf('account_opening'), RAO_CLIENT_MANAMEMENT: pageOf('clients') },
  slots: [{ slot: 'home.cards', id: 'waiting', requires: 'RAO_CLIENT_MANAMEMENT', order: 0 }],
});
const brokerFunctions = [functionOf('RAO', null, [functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')])];

function explain(functions: readonly FunctionNode[], safeMode = false, plugin = desk) {
  const plugins = [plugin];
  const ownCodes = new Set(functions.map(({ functionCode }) => functionCode));
  return {
    portal: compileRoutes({ functions, plugins, safeMode, brokerFunctions }),
    plugins,
    brokerFunctions,
    ownCodes,
  };
}
const wholeTree = [functionOf('RAO'), functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')];

it('leads from the tree to the screen', () => {
  const explained = explain(wholeTree);
  const chain = [
    ...explainGrant(explained, 'RAO_CLIENT_MANAMEMENT'),
    ...explainScreen(explained, 'RAO_CLIENT_MANAMEMENT'),
  ];
  expect(chain.map((reason) => describeReason(reason).text)).toEqual([
    'The broker’s tree has it: RAO › RAO_CLIENT_MANAMEMENT.',
    'The user has RAO_CLIENT_MANAMEMENT.',
    'The screen of RAO_CLIENT_MANAMEMENT is account_opening/clients.',
  ]);
});

it.each([
  [
    'a function that the user lacks',
    [],
    'ROUTE_FUNCTION_MISSING',
    'The user does not have RAO, RAO_CLIENT_MANAMEMENT.',
  ],
  [
    'a function without the one above it',
    [functionOf('RAO_CLIENT_MANAMEMENT', 'RAO')],
    'NODE_ANCESTOR_MISSING',
    'The user has RAO_CLIENT_MANAMEMENT, but not RAO above it, so RAO_CLIENT_MANAMEMENT opens nothing.',
  ],
  [
    'a function that is above itself',
    [functionOf('RAO_CLIENT_MANAMEMENT', 'RAO_CLIENT_MANAMEMENT')],
    'NODE_CYCLE',
    'RAO_CLIENT_MANAMEMENT is its own ancestor, so it opens nothing.',
  ],
])('names %s, with what to do', (_, functions, code, text) => {
  const reason = explainGrant(explain(functions), 'RAO_CLIENT_MANAMEMENT').at(-1);
  expect(reason?.code).toBe(code);
  expect(reason && describeReason(reason)).toEqual({ text, remedy: expect.stringMatching(/Grant|Correct/) });
});

it('lists one decision for each function and fill, after what concerns the whole portal', () => {
  const list = (safeMode: boolean) =>
    listDecisions(explain([...wholeTree, functionOf('NOBODYS')], safeMode, { ...desk, firstParty: false })).map(
      ({ code, functionCode = '' }) => `${code} ${functionCode}`,
    );
  expect(list(false)).toEqual([
    'NODE_UNOWNED NOBODYS',
    'FUNCTION_GRANTED RAO',
    'ROUTE_ACTIVE RAO_CLIENT_MANAMEMENT',
    'FILL_ACTIVE RAO_CLIENT_MANAMEMENT',
  ]);
  expect(list(true)[0]).toBe('PLUGIN_SAFE_MODE ');
});
