// The configuration of docs/hosting.md, as far as reading it can prove something. nginx itself is not run.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../packages/cli/src/build/securityHeaders.ts';
import { makeTestFolder, removeTestFolders } from '../packages/cli/src/testing/makeTestFolder.ts';

const document = await readFile(new URL('../docs/hosting.md', import.meta.url), 'utf8');
const blocks = [...document.matchAll(/^```(\w*)\n([^]*?)^```/gm)].map(([, kind, text = '']) => ({ kind, text }));
const configuration = blocks.find(({ kind }) => kind === 'nginx')?.text.replace(/^ *#.*\n/gm, '') ?? '';

afterAll(removeTestFolders);

/** Returns the directives of a location, in their order, without those of other blocks. */
function readLocation(name: string): readonly string[] {
  const body = configuration.split(`location ${name} {\n`)[1]?.split('    }\n')[0] ?? '';
  return body.trim().split(/;\s*/).filter(Boolean);
}

test('the documented command writes every header of a built portal', async () => {
  const folder = await makeTestFolder();
  const portal = path.join(folder, 'portal', 'admin');
  await mkdir(portal, { recursive: true });
  const headers = securityHeaders('sha256-"map"');
  await writeFile(path.join(portal, 'headers.json'), JSON.stringify(headers));
  const command = blocks.find(({ text }) => text.startsWith('node '))?.text ?? '';
  const here = command
    .replace('/srv/portal/admin', portal)
    .replace('/etc/nginx/brokerdesk', folder)
    .replace(/^node/, `'${process.execPath}'`);
  await promisify(execFile)('sh', ['-c', here]);
  const written = (await readFile(path.join(folder, 'headers.conf'), 'utf8')).trim().split('\n');
  expect(written).toEqual(
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`),
  );
});

test('every response has the headers, because no inner block replaces them', () => {
  expect(configuration.match(/^ +include .*headers\.conf;$/gm)).toEqual([
    '    include /etc/nginx/brokerdesk/headers.conf;',
  ]);
  expect(configuration.match(/^ +add_header .*;$/gm)).toEqual([
    '    add_header Cache-Control $brokerdesk_cache always;',
  ]);
});

test('the API is forwarded as signatures and uploads need it, and nothing else is', () => {
  expect(configuration.match(/proxy_pass /g)).toHaveLength(1);
  expect(readLocation('^~ /api/')).toEqual(
    expect.arrayContaining([
      'proxy_http_version 1.1',
      'proxy_set_header Connection ""',
      'proxy_set_header Host $http_host',
      'proxy_pass_header Date',
      'proxy_next_upstream off',
      'proxy_read_timeout 130s',
      'proxy_request_buffering off',
      'client_max_body_size 51m',
    ]),
  );
});

test.each([
  ['200:/admin/assets/main-1.js', 'public, max-age=31536000, immutable'],
  ['304:/admin/plugins/a/1.0.0-x/main.js', 'public, max-age=31536000, immutable'],
  ['404:/admin/assets/main-1.js', 'no-cache'],
  ['200:/admin/index.html', 'no-cache'],
  ['200:/admin/registry/demo.json', 'no-cache'],
  ['401:/api/users', ''],
])('a response %s is cached as "%s"', (response, expected) => {
  const map = configuration.split('$brokerdesk_cache {\n')[1]?.split('}')[0] ?? '';
  const rules = [...map.matchAll(/^\s+(?:default|"~(.*?)")\s+"(.*)";$/gm)].map(([, pattern, value]) => ({
    pattern,
    value,
  }));
  const rule = rules.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(response));
  expect((rule ?? rules.find(({ pattern }) => pattern === undefined))?.value).toBe(expected);
});
