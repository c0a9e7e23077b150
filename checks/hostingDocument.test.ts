// The configuration of docs/hosting.md, as far as reading it can prove something. Whole runs start nginx with it (`releases/`).
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const document = await readFile(new URL('../docs/hosting.md', import.meta.url), 'utf8');
const blocks = [...document.matchAll(/^```(\w*)\n([^]*?)^```/gm)].map(([, kind, text = '']) => ({ kind, text }));
const configuration = blocks.find(({ kind }) => kind === 'nginx')?.text.replace(/^ *#.*\n/gm, '') ?? '';

/** Returns the directives of a location, in their order, without those of other blocks. */
function readLocation(name: string): readonly string[] {
  const body = configuration.split(`location ${name} {\n`)[1]?.split('    }\n')[0] ?? '';
  return body.trim().split(/;\s*/).filter(Boolean);
}

test('every response has the headers, because no inner block replaces them', () => {
  expect(configuration.match(/^ +include .*headers\.conf;$/gm)).toEqual([
    '    include /etc/nginx/brokerdesk/headers.conf;',
  ]);
  expect(configuration.match(/^ +add_header .*;$/gm)).toEqual([
    '    add_header Cache-Control $brokerdesk_cache always;',
    '    add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
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

test('port 80 serves nothing: it sends browsers to https', () => {
  const [, plain = ''] = /server \{\n    listen 80;\n([^]*?)\n\}/.exec(configuration) ?? [];
  expect(plain.trim().split(/;\s*/).filter(Boolean)).toEqual([
    'server_name *.portal.example.com',
    'return 301 https://$host$request_uri',
  ]);
  expect(configuration.match(/listen 80;/g)).toHaveLength(1);
});

/** Returns the value of a map for a text, as nginx finds it: the first pattern that matches, else the default. */
function readMap(name: string, text: string): string | undefined {
  const [, body = ''] = new RegExp(String.raw`map \S+ \$${name} \{\n([^]*?)\n\}`).exec(configuration) ?? [];
  const rules = [...body.matchAll(/^\s+(?:"?~(.*?)"|(\S+))\s+"?(.*?)"?;$/gm)];
  const found =
    rules.find(([, pattern, plain]) => (pattern === undefined ? plain === text : new RegExp(pattern).test(text))) ??
    rules.find(([, , plain]) => plain === 'default');
  return found?.[3];
}

test.each([
  ['demo.portal.example.com', '/', '0'],
  ['demo.portal.example.com', '/admin/', '0'],
  ['demo.portal.example.com', '/admin/index.html', '0'],
  ['demo.portal.example.com', '/admin/index-0a1b2c.harbour.html', '1'],
  ['demo.portal.example.com', '/admin/headers.harbour.json', '1'],
  ['demo.portal.example.com', '/admin/demo/main/users', '0'],
  ['demo.portal.example.com', '/admin/registry/demo.json', '0'],
  ['demo.portal.example.com', '/admin/registry/0a1b2c/demo.json', '0'],
  ['demo.portal.example.com', '/admin/registry/0a1b2c/harbour.json', '1'],
  ['demo.portal.example.com', '/admin/delivered/trust.json', '0'],
  ['demo.portal.example.com', '/admin/delivered/brokers/demo/channel.json', '0'],
  ['demo.portal.example.com', '/admin/delivered/brokers/harbour/channel.json', '1'],
  ['provider.portal.example.com', '/admin/delivered/brokers/harbour/channel.json', '0'],
  ['demo.portal.example.com', '/admin/delivered/.registry.json', '1'],
  ['demo.portal.example.com', '/admin/release.json', '0'],
  ['demo.portal.example.com', '/admin/assets/main-1.js', '0'],
  ['demo.portal.example.com', '/admin/plugins/visits/1.0.0-x/main.js', '0'],
  ['demo.portal.example.com', '/api/goapi/users', '0'],
  ['provider.portal.example.com', '/admin/2go/login', '0'],
  ['demo.portal.example.com', '/admin/harbour/login', '1'],
  ['demo.portal.example.com', '/admin/demo2/login', '1'],
  ['demo.portal.example.com', '/admin/registry/harbour.json', '1'],
  ['demo.portal.example.com', '/admin/portal_list', '1'],
  ['other.portal.example.com', '/admin/demo/login', '1'],
  ['other.portal.example.com', '/api/goapi/users', '1'],
])('on the host name %s, %s is foreign: %s', (host, address, isForeign) => {
  const broker = readMap('brokerdesk_broker', host) ?? '';
  expect(readMap('brokerdesk_foreign', `${broker}:${address}`)).toBe(isForeign);
  expect(configuration).toContain('if ($brokerdesk_foreign) { return 404; }');
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
