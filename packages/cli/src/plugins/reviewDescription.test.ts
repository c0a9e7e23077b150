import { expect, it } from 'vitest';
import { type Description, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { reviewDescription } from './reviewDescription.ts';

function describe(functions: Description['functions'], sdk = '^1.0.0'): Description {
  const titles = { en: {}, 'zh-Hans': {}, 'zh-Hant': {} };
  const none = { internal: {}, slots: [], commands: [], jobs: {}, titles };
  return { schemaVersion: 1, id: 'notes', version: '1.0.0', sdk, functions, ...none };
}

const page = { kind: 'page', path: 'notes', title: 'menu.notes' } as const;

it('accepts functions of the product and functions of the plugin', () => {
  const functions = { PM_CLIENT_INFORMATION: page, PM_CI_FAQ: { kind: 'action' }, X_NOTES: page } as const;
  expect(reviewDescription(describe(functions))).toEqual({ problem: undefined, warnings: [], findings: [] });
});

it.each(['MY_OWN', 'RAO_REFERER', 'X_', 'constructor'])('rejects the function %s', (code) => {
  expect(reviewDescription(describe({ [code]: page })).problem).toBe(
    `The function ${code} is not one of the product's, and the codes of a plugin's own functions begin with X_.`,
  );
});

it.each(['^99.0.0', '0.9.1'])('rejects a plugin for the SDK %s', (sdk) => {
  expect(reviewDescription(describe({}, sdk)).problem).toBe(
    `It is for the SDK ${sdk}, but this SDK is ${sdkVersion}: set \`sdk\` to ^${sdkVersion}.`,
  );
});

it('rejects the id of texts of the portal', () => {
  expect(reviewDescription({ ...describe({}), id: 'kit' }).problem).toBe(
    'The id "kit" belongs to texts of the portal, which would be mixed with those of the plugin: choose another id.',
  );
});

it.each(['Visits today', 'visits/', '/visits', 'a//b', '', '-a', '{id}', 'a?b', '../a', '訪問'])(
  'rejects the path "%s" of a page, a child and an internal screen',
  (path) => {
    const child = { path, title: 'menu.detail' };
    const message = (what: string) =>
      `The path "${path}" of ${what} is not possible in an address: use letters, digits, - and _, and / only between segments.`;
    const functions = { X_NOTES: { ...page, path }, X_MORE: { ...page, children: { detail: child } } };
    const internal = { desk: { ...page, path } };
    expect(reviewDescription({ ...describe(functions), internal }).findings).toEqual([
      { rule: 'PATH_INVALID', subject: path || 'X_NOTES', message: message('X_NOTES') },
      { rule: 'PATH_INVALID', subject: path || 'X_MORE', message: message('the child detail of X_MORE') },
      { rule: 'PATH_INVALID', subject: path || 'desk', message: message('desk') },
    ]);
  },
);

it('rejects a function code in an internal screen', () => {
  const children = { detail: { path: 'detail', title: 'menu.detail', requires: 'PM_CI_FAQ' } };
  const description = { ...describe({}), internal: { brokers: { ...page, children } } };
  expect(reviewDescription(description).problem).toBe(
    "The child detail of the internal screen brokers requires PM_CI_FAQ, but the provider's staff have no functions: remove `requires`.",
  );
});

it('rejects a command or a slot for an internal screen that the plugin does not have', () => {
  const commands = [{ id: 'open', title: 'menu.notes', requires: 'notes:notes', isSearch: false }];
  const open = { code: 'notes:brokers' } as const;
  const described = { ...describe({}), internal: { notes: page } };
  expect(reviewDescription({ ...described, commands }).problem).toBeUndefined();
  expect(reviewDescription({ ...described, commands: commands.map((one) => ({ ...one, open })) }).problem).toBe(
    'notes:brokers is not a screen in `internal` of this plugin: it has notes:notes.',
  );
  const slots = [{ slot: 'home.cards', id: 'card', requires: 'notes:brokers', order: 1 }];
  expect(reviewDescription({ ...describe({}), slots }).problem).toBe(
    'notes:brokers is not a screen in `internal` of this plugin: it has none.',
  );
});

it('warns about a page under an action of the product, and about an order without effect', () => {
  const functions = { RAO_REFERRER: { ...page, menu: { icon: 'people', order: 40 } } } as const;
  expect(reviewDescription(describe(functions))).toMatchObject({
    problem: undefined,
    findings: [
      { rule: 'PAGE_IS_ACTION', subject: 'RAO_REFERRER' },
      { rule: 'ORDER_WITHOUT_EFFECT', subject: 'RAO_REFERRER' },
    ],
    warnings: [
      "RAO_REFERRER is declared as a page, but it is an action below RAO_PROFILE_MANAMEMENT in the product's tree. Where no plugin declares what is above it, its entry moves up in the menu.",
      "`order` of RAO_REFERRER has no effect: the broker's tree decides the order of the menu.",
    ],
  });
});

it('rejects a screen of records that the plugin does not have', () => {
  const records = { note: { code: 'X_NOTES', child: 'detail', param: 'noteID' } } as const;
  expect(reviewDescription({ ...describe({ X_NOTES: page }), records }).problem).toBe(
    '`records` has for note the screen detail, which is not a child of X_NOTES: it has none.',
  );
  const second = { note: [{ code: 'X_NOTES', param: 'noteID' }, records.note] } as const;
  expect(reviewDescription({ ...describe({ X_NOTES: page }), records: second }).problem).toBe(
    '`records` has for note the screen detail, which is not a child of X_NOTES: it has none.',
  );
});
