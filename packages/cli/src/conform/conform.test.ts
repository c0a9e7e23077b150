// An address of something else than a back end, and what else a user can get wrong: one line, exit code 2, nothing written.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { runHere } from '../testing/runHereFixture.ts';

const servers: Server[] = [];
let folder = '';

const infos = JSON.stringify({ code: 'OK', message: '', data: [] });

beforeAll(async () => {
  folder = await makeTestFolder();
  const files = {
    'broken.json': '{',
    'list.json': '[]',
    'words.json': '{ "administrator": { "brokerCode": "DEMO" } }',
    'wrong.json': '{ "administrator": { "brokerCode": "DEMO", "userID": "demo.admin", "password": "no" } }',
    'typo.json': '{ "fails": ["answers:GET /user"] }',
    'page.har': '{ "log": { "entries": [] } }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await removeTestFolders();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an address of something else', () => {
  const answers: readonly (readonly [what: string, answer: RequestListener, message: RegExp])[] = [
    [
      'a page',
      (_request, response) => response.end('<!doctype html><title>Welcome</title>'),
      /it answers HTTP 200 with no type/,
    ],
    [
      'an error page of a proxy',
      (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
      /it answers HTTP 502 with text\/html/,
    ],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end(),
      /it leads to https:\/\/elsewhere\.example\.com/,
    ],
    [
      'other JSON',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
      /HTTP 200/,
    ],
    ['a connection that is cut', (request) => request.socket.destroy(), /gives no answer/],
    [
      'an answer without an end',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        // As fast as it is read, so that the test itself needs no memory.
        const part = Buffer.alloc(1_000_000, 'x');
        const write = () => response.write(part);
        response.on('drain', write);
        write();
      },
      /longer than 64 MB/,
    ],
  ];

  it.each(answers)('%s', async (_what, answer, message) => {
    const junit = path.join(folder, 'never.xml');
    const ended = await runHere('conform', await serve(answer), '--junit', junit);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(message) as string });
    expect(existsSync(junit)).toBe(false);
  });
});

describe('wrong options', () => {
  const cases: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [[], /There is no address/],
    [['no address at all'], /is not an address/],
    [['--accounts', '~/missing.json'], /missing\.json cannot be read/],
    [['--accounts', '~/broken.json'], /broken\.json cannot be read/],
    [['--accounts', '~/list.json'], /list\.json is no file of accounts/],
    [['--accounts', '~/words.json'], /administrator\.userID/],
    [['--accounts', '~/wrong.json'], /demo\.admin of DEMO cannot sign in: E0006/],
    [['--baseline', '~/list.json'], /list\.json is no baseline/],
    [['--requirements', '0.9'], /no requirements of version 0\.9/],
    [['--requirements', '1.1', '--only', 'answer:GET /users'], /No check begins with "answer:GET \/users"/],
    [['--requirements', '1.1', '--instance', 'no address'], /no address is not an address/],
    [['--requirements', '1.1', '--baseline', '~/typo.json'], /lists "answers:GET \/user", which is not a check/],
    [['--har', '~/broken.json'], /broken\.json cannot be read/],
    [['--har', '~/list.json'], /list\.json is no HAR/],
    [['--har', '~/page.har'], /has no calls below/],
  ];

  it.each(cases)('%j', async (words, message) => {
    const address = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const isLogin = request.url?.endsWith('/auths/logins') === true;
      response.end(isLogin ? JSON.stringify({ code: 'E0006', message: 'Wrong user or password.', data: null }) : infos);
    });
    const own = words.map((word) => word.replace('~', folder));
    const needsAddress = words[0] === '--accounts' || words[0] === '--requirements';
    const ended = await runHere('conform', ...(needsAddress ? [address] : []), ...own);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(message) as string });
    expect(ended.stderr).not.toMatch(/^ +at /m);
  });
});

it('checks recorded traffic, and writes what fails without secrets', async () => {
  const har = path.join(folder, 'recorded.har');
  const exchange = (url: string, status: number, body: object) => ({
    startedDateTime: '2026-03-02T03:00:00Z',
    time: 5,
    request: {
      method: 'GET',
      url: `https://portal.example.com/api${url}`,
      headers: [{ name: 'Token', value: 'very-secret' }],
    },
    response: {
      status,
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Date', value: 'Mon, 02 Mar 2026 03:00:00 GMT' },
        { name: 'Request-Id', value: 'R-1' },
        { name: 'Session-Remain-Sec', value: '1800' },
      ],
      content: { text: JSON.stringify(body) },
    },
  });
  const entries = [
    exchange('/systems/countries', 200, {
      code: 'OK',
      message: '',
      data: [{ code: 'HK', name: 'Hong Kong', areaCode: '+852' }],
    }),
    exchange('/users/unknown', 200, { code: 'E0003', message: 'Not found.', data: null }),
  ];
  await writeFile(har, JSON.stringify({ log: { entries } }));
  const failures = path.join(folder, 'failures.har');
  const junit = path.join(folder, 'results.xml');
  const sarif = path.join(folder, 'results.sarif');
  const ended = await runHere('conform', '--har', har, '--failures', failures, '--junit', junit, '--sarif', sarif);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('0.name: ');
  expect(ended.stdout).toContain('E0003 is HTTP 200, not 404');
  const written = await Promise.all([failures, junit, sarif].map((file) => readFile(file, 'utf8')));
  for (const text of [...written, ended.stdout]) {
    expect(text).toContain('shape:GET /systems/countries');
    expect(text).not.toContain('very-secret');
  }
});
