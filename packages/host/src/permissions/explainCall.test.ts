import { type Access, anybody, anyOf, anyOfOrInternal, internalStaff, signedIn } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { compileRoutes } from './compileRoutes.ts';
import { explainCall } from './explainCall.ts';
import { describeReason, isSatisfied } from './Reason.ts';
import { functionOf } from './treeFixture.ts';

const brokerFunctions = [
  functionOf('PM', null, [functionOf('PM_CI_FAQ', 'PM'), functionOf('PM_CI_AGREEMENT', 'PM')]),
  functionOf('RAO'),
];

function explain(access: Access, codes: readonly string[], isInternal = false): readonly string[] {
  const own = brokerFunctions.flatMap((node) => [node, ...node.children]);
  const functions = own
    .filter(({ functionCode }) => codes.includes(functionCode))
    .map((node) => ({ ...node, children: [] }));
  const portal = compileRoutes({ functions, plugins: [], safeMode: false, brokerFunctions });
  const explained = { portal, plugins: [], brokerFunctions, ownCodes: new Set(codes) };
  const call = { method: 'POST', path: '/faqs', access } as const;
  return explainCall(explained, { call, isInternal }).map(
    (reason) => `${isSatisfied(reason) ? 'yes' : 'no'}: ${describeReason(reason).text}`,
  );
}

it.each([
  ['anybody’s', anybody, false, 'yes: POST /faqs is open to every caller, also without a session.'],
  ['every user’s', signedIn, false, 'yes: Every signed-in user may call POST /faqs.'],
  ['the staff’s, by one of them', internalStaff, true, 'yes: The provider’s staff may call POST /faqs.'],
  ['the staff’s, by another user', internalStaff, false, 'no: Only the provider’s staff may call POST /faqs.'],
  [
    'one with a function or for the staff',
    anyOfOrInternal('PM_CI_FAQ'),
    true,
    'yes: The provider’s staff may call POST /faqs.',
  ],
  [
    'one with a function, by the staff',
    anyOf('PM_CI_FAQ'),
    true,
    'no: POST /faqs needs PM_CI_FAQ, and the provider’s staff have no functions.',
  ],
] as const)('explains the rule of a call: %s', (_, access, isInternal, text) => {
  expect(explain(access, [], isInternal)).toEqual([text]);
});

it('leads from a call over its function to the user', () => {
  expect(explain(anyOf('PM_CI_FAQ'), ['PM', 'PM_CI_FAQ'])).toEqual([
    'yes: POST /faqs needs PM_CI_FAQ.',
    'yes: The broker’s tree has it: PM › PM_CI_FAQ.',
    'yes: The user has PM_CI_FAQ.',
  ]);
  expect(explain(anyOf('PM_CI_FAQ'), ['PM_CI_FAQ']).at(-1)).toBe(
    'no: The user has PM_CI_FAQ, but not PM above it, so PM_CI_FAQ opens nothing.',
  );
});

it('explains the function of several that the user is nearest to', () => {
  const access = anyOf('X_NOWHERE', 'RAO', 'PM_CI_FAQ', 'PM_CI_AGREEMENT');
  expect(explain(access, [])[0]).toBe('yes: POST /faqs needs one of X_NOWHERE, RAO, PM_CI_FAQ, PM_CI_AGREEMENT.');
  expect(explain(access, ['PM', 'PM_CI_AGREEMENT']).at(-1)).toBe('yes: The user has PM_CI_AGREEMENT.');
  expect(explain(access, ['PM_CI_FAQ']).at(-1)).toMatch(/^no: The user has PM_CI_FAQ, but not PM above it/);
  expect(explain(access, ['PM']).at(-1)).toBe('no: The user does not have RAO.');
  expect(explain(anyOf('X_NOWHERE'), ['PM']).at(-1)).toBe('no: The broker’s tree has no X_NOWHERE.');
});
