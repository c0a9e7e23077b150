// What docs/backend.md names is in the published contract.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applicationActions, applicationStatusCodes, requestHeaders, responseHeaders } from '@brokerdesk/api';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/backend.md'), 'utf8');
const { paths } = JSON.parse(readFileSync(path.join(root, 'packages/api/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, object>>;
};

test('each call that the page for authors of a back end names is published', () => {
  const named = [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`]+)`/g)];
  expect(named.length).toBeGreaterThan(15);
  const unknown = named.filter(([, method = '', address = '']) => !(method.toLowerCase() in (paths[address] ?? {})));
  expect(unknown.map(([call]) => call)).toEqual([]);
});

test('each header of the contract is explained', () => {
  // Those of signatures are in docs/signing.md; files and traces need no back end of a certain kind.
  const explained = [...Object.values(requestHeaders), responseHeaders.sessionRemainSec];
  expect(explained.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('the table of an application’s life is that of the contract', () => {
  const rows = Object.entries(applicationActions).map(([name, { requires, from, to, reason }]) => {
    const left = applicationStatusCodes.filter((code) => !(from as readonly string[]).includes(code));
    const starts = left.length === 1 ? `all but ${left[0]}` : from.join(', ');
    return `| \`${name}\` | \`${requires}\` | ${starts} | ${to.join(', ') || '–'} | ${reason} |`;
  });
  expect(text.split('\n').filter((line) => /^\| `\w+` \| `RAO_/.test(line))).toEqual(rows);
});
