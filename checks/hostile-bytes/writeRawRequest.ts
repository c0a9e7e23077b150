// Bytes that a hostile or broken client could send instead of a request. Each depends on the seed and its number only.
import { keyedRow, pick } from '../../fixtures/src/keyedValue.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'CONNECT', 'get', 'BREW', ''];
const paths = [
  '/api/auths/logins',
  '/api/auths/refresh',
  '/api/goapi/images',
  '/api/applications',
  '/api/applications/%00',
  '/api/users?page=%zz',
  '/api/systems/public/../../package.json',
  '/__mock/state/users/DEMO-U001',
  '/__mock/outbox',
  'http://elsewhere.example/api/users',
  '*',
  '//',
  '',
];
const headers = [
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Type: multipart/form-data',
  'Content-Length: 10',
  'Content-Length: 99999999999',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Broker-Code: DEMO',
  'Token: s1.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'Mock-Sandbox: default',
  'Mock-Sandbox: ../../etc',
  'Cookie: mock_sandbox=%00',
  'Origin: http://elsewhere.example',
  'X: \u0000',
  ' folded: yes',
  ': no name',
];
const bodies = [
  '',
  '{"userID":"demo.admin","password":"x"}',
  `{"userID":${'['.repeat(5000)}`,
  '{"userID":"\\ud800"}',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a_1.png"\r\nContent-Type: image/png\r\n\r\nxxxx',
  '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n',
  'ffffffffffffffff\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
];

/** Writes the bytes of one request: a request that is more or less wrong, cut off, or overwritten with random bytes. */
export function writeRawRequest(seed: string, number: number): Buffer {
  const value = keyedRow(seed, 'rawRequests', number);
  const chosen = headers.filter((_, index) => value(`header ${index}`) < 0.15);
  const host = value('host') < 0.9 ? ['Host: 127.0.0.1'] : [];
  const version = pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''], value('version'));
  const first = `${pick(methods, value('method'))} ${pick(paths, value('path'))} ${version}`;
  const body = pick(bodies, value('body'));
  const length = value('length') < 0.5 ? [`Content-Length: ${body.length}`] : [];
  const bytes = Buffer.from(`${[first, ...host, ...chosen, ...length].join('\r\n')}\r\n\r\n${body}`, 'latin1');
  if (value('overwritten') < 0.3) {
    for (let count = 0; count < 8; count += 1) {
      bytes[Math.floor(value(`at ${count}`) * bytes.length)] = Math.floor(value(`byte ${count}`) * 256);
    }
  }
  return value('cut') < 0.3 ? bytes.subarray(0, Math.floor(value('cut at') * bytes.length)) : bytes;
}
