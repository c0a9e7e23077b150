import { brokers } from '@brokerdesk/mock-server';
import { expect, it } from 'vitest';
import { findPlugins } from '../plugins/findPlugins.ts';
import { checkOverrides } from './checkOverrides.ts';
import { listNamespaces } from './listNamespaces.ts';

const namespaces = new Map([
  ['host', new Map([['home.title', 'Home']])],
  ['branch-notes', new Map([['list.title', 'Notes of {{name}}']])],
]);

function check(overrides: object) {
  const source = JSON.stringify(overrides, null, 2);
  return checkOverrides('own.json', source, namespaces).map(({ rule, line, message }) => `${rule} ${line} ${message}`);
}

it('accepts texts of the portal in every language', () => {
  const texts = { 'host:home.title': 'Start', 'branch-notes:list.title': '{{name}}' };
  expect(check({ en: texts, 'zh-Hans': texts, 'zh-Hant': texts })).toEqual([]);
});

it('names what was probably meant, the line, and what the portal would show', () => {
  expect(
    check({
      en: {
        'branch-note:list.title': 'Notes',
        'host:home.titel': 'Start',
        'branch-notes:list.title': '<b>Notes</b> of {{nane}}',
        'host:home.title': ' ',
      },
      'zh-hant': {},
    }),
  ).toEqual([
    'NAMESPACE_UNKNOWN 3 en branch-note:list.title: No plugin has the id "branch-note". Did you mean branch-notes?',
    'LANGUAGE_MISSING 3 en branch-note:list.title: It has no text in zh-Hans, zh-Hant.',
    'KEY_UNKNOWN 4 en host:home.titel: host has no text "home.titel". Did you mean home.title?',
    'LANGUAGE_MISSING 4 en host:home.titel: It has no text in zh-Hans, zh-Hant.',
    'TEXT_HTML 5 en branch-notes:list.title: The text contains HTML, which the portal shows as it is written.',
    'PLACEHOLDER_MISSING 5 en branch-notes:list.title: It lacks {{name}}.',
    'PLACEHOLDER_EXTRA 5 en branch-notes:list.title: It has {{nane}} of its own.',
    'LANGUAGE_MISSING 5 en branch-notes:list.title: It has no text in zh-Hans, zh-Hant.',
    'TEXT_EMPTY 6 en host:home.title: The text is empty.',
    'LANGUAGE_MISSING 6 en host:home.title: It has no text in zh-Hans, zh-Hant.',
    'LANGUAGE_UNKNOWN 8 zh-hant is not a language of the portal. Did you mean zh-Hant?',
  ]);
});

it('names a lost character, and a key that is there twice with both lines', () => {
  const source = `{ "en": {
  "host:home.title": "Start\uFFFD",
  "branch-notes:list.title": "{{name}}",
  "host:home.title": "Begin\uFFFD" } }`;
  expect(checkOverrides('own.json', source, namespaces).map(({ rule, line }) => `${rule} ${line}`)).toEqual([
    'KEY_TWICE 4',
    'TEXT_BROKEN 2',
    'LANGUAGE_MISSING 2',
    'LANGUAGE_MISSING 3',
  ]);
});

it.each(['{', '[]', '{ "en": { "host:home.title": 7 } }'])('rejects %s', (source) => {
  expect(() => checkOverrides('own.json', source, namespaces)).toThrowError(
    expect.objectContaining({ code: 'OVERRIDES_INVALID', message: expect.stringMatching(/^own\.json cannot be read/) }),
  );
});

it('finds every text that the broker Harbour Bright words differently', { timeout: 180_000 }, async () => {
  const all = await listNamespaces(await findPlugins());
  expect([...all.keys()]).toEqual(expect.arrayContaining(['account-opening', 'host', 'kit', 'forms', 'reasons']));
  const overrides = brokers.find(({ displayCode }) => displayCode === 'harbour')?.textOverrides;
  expect(Object.keys(overrides?.en ?? {}).length).toBeGreaterThan(3);
  expect(checkOverrides('harbour', JSON.stringify(overrides), all)).toEqual([]);
});
