import type { ReceivedMessage, VectorCase } from './VectorCase.ts';

type Tampering = NonNullable<VectorCase['tamper']>;

const origin = 'https://portal.example.test';
const post: Partial<VectorCase> = {
  method: 'POST',
  url: `${origin}/api/ca`,
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k1',
    'Plugin-Id': 'faq',
    'Two-Factor-Token': 'tf.1',
    Activity: 'passive',
  },
  body: '{"applyID":"A100001"}',
};

/** Requests that a server rejects, with the reason that it returns. */
export const invalidCases: readonly VectorCase[] = [
  rejected('no signature', 'missing', removeHeader('Signature')),
  rejected('no parameters', 'missing', removeHeader('Signature-Input')),
  rejected('another method', 'signature', () => ({ method: 'DELETE' })),
  rejected('another path', 'signature', ({ url }) => ({ url: url.replace('/ca', '/ca/signs') })),
  rejected('a query that was not there', 'signature', ({ url }) => ({ url: `${url}?page=2` })),
  rejected('another host', 'signature', ({ url }) => ({ url: url.replace('portal.', 'other.') })),
  rejected('another port', 'signature', ({ url }) => ({ url: url.replace('.test', '.test:8443') })),
  {
    name: 'keys of the query in another order',
    url: `${origin}/api/users?a=1&b=2`,
    result: 'signature',
    tamper: () => ({ url: `${origin}/api/users?b=2&a=1` }),
  },
  {
    name: 'an escape spelled in another way',
    url: `${origin}/api/users?q=%E9`,
    result: 'signature',
    tamper: () => ({ url: `${origin}/api/users?q=%e9` }),
  },
  ...[
    ['Broker-Code', 'HARBOUR'],
    ['Api-Lang', 'zh_CN'],
    ['App-Version', '1.2.0-9124'],
    ['Api-Version', 'v2'],
    ['Plugin-Id', 'other'],
    ['Two-Factor-Token', 'tf.2'],
    ['Idempotency-Key', 'k2'],
    ['Activity', 'active'],
    ['Content-Type', 'application/json; charset=utf-8'],
  ].map(([name = '', value = '']) => rejected(`another ${name}`, 'signature', setHeader(name, value))),
  ...['Broker-Code', 'Api-Lang', 'Plugin-Id', 'Two-Factor-Token', 'Idempotency-Key', 'Activity', 'Content-Type'].map(
    (name) => rejected(`${name} taken away`, 'not-covered', removeHeader(name)),
  ),
  { name: 'Activity added', result: 'not-covered', tamper: setHeader('Activity', 'passive') },
  rejected('another token', 'token-digest', setHeader('Token', 't.other')),
  rejected('another refresh token', 'token-digest', setHeader('Refresh-Token', 'r.other')),
  rejected('a token without its digest', 'not-covered', removeHeader('Token-Digest')),
  rejected('the digest of another token', 'token-digest', setHeader('Token-Digest', 'A'.repeat(43))),
  rejected('a digest without its token', 'token-digest', removeHeader('Token')),
  rejected('another body', 'content-digest', () => ({ body: btoa('{"applyID":"A100002"}') })),
  rejected('a body cut short', 'content-digest', () => ({ body: btoa('{"applyID":"A10000') })),
  rejected('a body taken away', 'content-digest', () => ({ body: null })),
  { name: 'a body added', method: 'POST', result: 'content-digest', tamper: () => ({ body: btoa('{}') }) },
  rejected('no digest of the body', 'not-covered', removeHeader('Content-Digest')),
  rejected('another digest', 'content-digest', setHeader('Content-Digest', `sha-256=:${'A'.repeat(43)}=:`)),
  rejected('a digest of another kind', 'content-digest', editHeader('Content-Digest', 'sha-256', 'sha-512')),
  rejected('a longer life', 'clock', editHeader('Signature-Input', /expires=\d+/, 'expires=1999999999')),
  rejected('a shorter life', 'signature', editHeader('Signature-Input', /expires=\d+/, 'expires=1772420500')),
  { name: 'a clock 32 seconds ahead', clockAheadSec: 32, result: 'clock' },
  { name: 'a clock 300 seconds behind', clockAheadSec: -300, result: 'clock' },
  rejected('another nonce', 'signature', editHeader('Signature-Input', /nonce="./, 'nonce="Z')),
  rejected('a nonce of fewer bits', 'malformed', editHeader('Signature-Input', /nonce="..../, 'nonce="')),
  rejected('another key named', 'key', editHeader('Signature-Input', /keyid="..../, 'keyid="AAAA')),
  rejected('another algorithm', 'malformed', editHeader('Signature-Input', 'ecdsa-p256-sha256', 'hmac-sha256')),
  rejected('another tag', 'malformed', editHeader('Signature-Input', 'brokerdesk-1', 'brokerdesk-2')),
  rejected('another label', 'malformed', editHeader('Signature-Input', 'brokerdesk=', 'sig1=')),
  rejected('one component less', 'not-covered', editHeader('Signature-Input', ' "@query"', '')),
  rejected(
    'components in another order than was signed',
    'signature',
    editHeader('Signature-Input', '"@path" "@query"', '"@query" "@path"'),
  ),
  rejected(
    'a signature with one character changed',
    'signature',
    editHeader('Signature', /:(.)/, changeFirstCharacter),
  ),
  rejected('a signature of zeros', 'signature', setHeader('Signature', `brokerdesk=:${'A'.repeat(86)}==:`)),
  rejected('a signature without padding', 'malformed', editHeader('Signature', '==:', ':')),
  rejected('a signature that comes twice', 'duplicate-header', repeatHeader('Signature')),
  rejected('a broker that comes twice', 'duplicate-header', repeatHeader('Broker-Code')),
  { name: 'the key of another browser', isSignedWithOtherKey: true, result: 'key' },
  {
    name: 'before sign-in, without a key',
    isSignedIn: false,
    result: 'not-covered',
    tamper: removeHeader('Client-Key'),
  },
  {
    name: 'before sign-in, with the key neither sent nor named',
    isSignedIn: false,
    result: 'key',
    tamper: removeClientKey,
  },
  {
    name: 'before sign-in, with a key that is none',
    isSignedIn: false,
    result: 'key',
    tamper: setHeader('Client-Key', 'e30'),
  },
  { name: 'sent once more', isSeen: true, result: 'repeated-nonce' },
];

function rejected(name: string, result: string, tamper: Tampering): VectorCase {
  return { name, ...post, tamper, result };
}

function removeHeader(name: string): Tampering {
  return ({ headers }) => ({ headers: headers.filter(([other]) => other !== name) });
}

function setHeader(name: string, value: string): Tampering {
  return ({ headers }) => ({ headers: [...headers.filter(([other]) => other !== name), [name, value]] });
}

function repeatHeader(name: string): Tampering {
  return ({ headers }) => ({ headers: [...headers, ...headers.filter(([other]) => other === name)] });
}

function editHeader(name: string, pattern: string | RegExp, next: string | ((text: string) => string)): Tampering {
  return ({ headers }) => ({
    headers: headers.map(([other, value]) => [other, other === name ? value.replace(pattern, next as string) : value]),
  });
}

function changeFirstCharacter(text: string): string {
  return text.endsWith('A') ? ':B' : ':A';
}

/** Removes the key and every header that mentions it. */
function removeClientKey(arrived: ReceivedMessage): Partial<ReceivedMessage> {
  const withoutIt = { ...arrived, ...removeHeader('Client-Key')(arrived) };
  return editHeader('Signature-Input', ' "client-key"', '')(withoutIt);
}
