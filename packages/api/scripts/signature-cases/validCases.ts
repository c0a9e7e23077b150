import type { VectorCase } from './VectorCase.ts';

const origin = 'https://portal.example.test';
const json = { 'Content-Type': 'application/json' };
const boundary = '----formdata-brokerdesk-0123456789';
const multipart = [
  `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"templateID":"T1"}\r\n`,
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="form_1.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  '%PDF-1.7\u0000\u0001\u00ff\r\n',
  `--${boundary}--\r\n`,
].join('');

/** Requests that a server accepts. */
export const validCases: readonly VectorCase[] = [
  { name: 'no query', url: `${origin}/api/users` },
  { name: 'an empty query', url: `${origin}/api/users?` },
  { name: 'one key' },
  { name: 'repeated keys, in the order given', url: `${origin}/api/applications?status=SUB&status=CHK&status=SUB` },
  { name: 'a key without a value', url: `${origin}/api/users?q` },
  { name: 'a key with an empty value', url: `${origin}/api/users?q=&page=2` },
  { name: 'plus and %20 stay apart', url: `${origin}/api/users?q=a+b%20c` },
  { name: 'non-ASCII escapes in the query', url: `${origin}/api/users?q=%E9%99%B3%E5%A4%A7%E6%96%87` },
  { name: 'lower-case escapes in the query stay so', url: `${origin}/api/users?q=%e9%99%b3` },
  { name: 'non-ASCII that the client has to escape', url: `${origin}/api/users?q=陳大文` },
  { name: 'an escaped slash in the path', url: `${origin}/api/applications/A%2F1` },
  { name: 'non-ASCII escapes in the path', url: `${origin}/api/referrers/%E9%99%B3` },
  { name: 'a query of 2,000 characters', url: `${origin}/api/users?q=${'0123456789'.repeat(200)}` },
  { name: 'a port', url: 'http://127.0.0.1:4400/api/users?page=1' },
  { name: 'the default port goes without saying', url: 'https://portal.example.test:443/api/users' },
  { name: 'a host in capitals', url: 'https://PORTAL.Example.test/api/users' },
  { name: 'an address of IPv6', url: 'http://[::1]:4400/api/users' },
  { name: 'POST with JSON', method: 'POST', headers: json, body: '{"applyID":"A100001"}', url: `${origin}/api/ca` },
  { name: 'JSON beyond ASCII', method: 'POST', headers: json, body: '{"name":"陳大文"}', url: `${origin}/api/roles` },
  { name: 'POST without a body', method: 'POST', url: `${origin}/api/auths/logouts` },
  {
    name: 'multipart with bytes that are no text',
    method: 'POST',
    url: `${origin}/api/opening_forms/templates`,
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(multipart, 'latin1'),
  },
  { name: 'PUT', method: 'PUT', headers: json, body: '{"description":""}', url: `${origin}/api/roles/R1` },
  {
    name: 'PATCH with an idempotency key',
    method: 'PATCH',
    url: `${origin}/api/applications/A100001`,
    headers: { ...json, 'Idempotency-Key': '2f1f7b2e-7a6c-4a53-8a57-0c2f3c1f7d10' },
    body: '{"nickname":"kwan_2"}',
  },
  { name: 'DELETE', method: 'DELETE', url: `${origin}/api/roles/R1` },
  { name: 'a two-factor token', method: 'DELETE', headers: { 'Two-Factor-Token': 'tf.1234' } },
  { name: 'the call of a plugin', headers: { 'Plugin-Id': 'harbour-branches' } },
  { name: 'a background poll', headers: { Activity: 'passive' } },
  { name: 'blanks around a value do not count', headers: { 'Api-Lang': '  zh_HK ' } },
  { name: 'headers that are not signed may be there', headers: { Accept: '*/*', 'X-Trace': '1' } },
  { name: 'before sign-in, with the key', isSignedIn: false, url: `${origin}/api/systems/brokers/infos` },
  {
    name: 'a sign-in',
    method: 'POST',
    isSignedIn: false,
    url: `${origin}/api/auths/logins`,
    headers: json,
    body: '{"userID":"mchan","password":"Secret2026"}',
  },
  { name: 'a clock 30 seconds ahead', clockAheadSec: 30 },
  { name: 'a clock 299 seconds behind', clockAheadSec: -299 },
];
