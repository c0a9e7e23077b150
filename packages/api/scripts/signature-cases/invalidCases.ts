import type { Arrived, VectorCase } from './VectorCase.ts';

type Change = NonNullable<VectorCase['change']>;

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

/** Requests that a server refuses, with the reason that it gives. */
export const invalidCases: readonly VectorCase[] = [
  refused('no signature', 'missing', without('Signature')),
  refused('no parameters', 'missing', without('Signature-Input')),
  refused('another method', 'signature', () => ({ method: 'DELETE' })),
  refused('another path', 'signature', ({ url }) => ({ url: url.replace('/ca', '/ca/signs') })),
  refused('a query that was not there', 'signature', ({ url }) => ({ url: `${url}?page=2` })),
  refused('another host', 'signature', ({ url }) => ({ url: url.replace('portal.', 'other.') })),
  refused('another port', 'signature', ({ url }) => ({ url: url.replace('.test', '.test:8443') })),
  {
    name: 'keys of the query in another order',
    url: `${origin}/api/users?a=1&b=2`,
    result: 'signature',
    change: () => ({ url: `${origin}/api/users?b=2&a=1` }),
  },
  {
    name: 'an escape spelled in another way',
    url: `${origin}/api/users?q=%E9`,
    result: 'signature',
    change: () => ({ url: `${origin}/api/users?q=%e9` }),
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
  ].map(([name = '', value = '']) => refused(`another ${name}`, 'signature', set(name, value))),
  ...['Broker-Code', 'Api-Lang', 'Plugin-Id', 'Two-Factor-Token', 'Idempotency-Key', 'Activity', 'Content-Type'].map(
    (name) => refused(`${name} taken away`, 'not-covered', without(name)),
  ),
  { name: 'Activity added', result: 'not-covered', change: set('Activity', 'passive') },
  refused('another token', 'token-digest', set('Token', 't.other')),
  refused('another refresh token', 'token-digest', set('Refresh-Token', 'r.other')),
  refused('a token without its digest', 'not-covered', without('Token-Digest')),
  refused('the digest of another token', 'token-digest', set('Token-Digest', 'A'.repeat(43))),
  refused('a digest without its token', 'token-digest', without('Token')),
  refused('another body', 'content-digest', () => ({ body: btoa('{"applyID":"A100002"}') })),
  refused('a body cut short', 'content-digest', () => ({ body: btoa('{"applyID":"A10000') })),
  refused('a body taken away', 'content-digest', () => ({ body: null })),
  { name: 'a body added', method: 'POST', result: 'content-digest', change: () => ({ body: btoa('{}') }) },
  refused('no digest of the body', 'not-covered', without('Content-Digest')),
  refused('another digest', 'content-digest', set('Content-Digest', `sha-256=:${'A'.repeat(43)}=:`)),
  refused('a digest of another kind', 'content-digest', edit('Content-Digest', 'sha-256', 'sha-512')),
  refused('a longer life', 'clock', edit('Signature-Input', /expires=\d+/, 'expires=1999999999')),
  refused('a shorter life', 'clock', edit('Signature-Input', /expires=\d+/, 'expires=1772420500')),
  { name: 'a clock 32 seconds ahead', aheadSec: 32, result: 'clock' },
  { name: 'a clock 300 seconds behind', aheadSec: -300, result: 'clock' },
  refused('another nonce', 'signature', edit('Signature-Input', /nonce="./, 'nonce="Z')),
  refused('a nonce of fewer bits', 'malformed', edit('Signature-Input', /nonce="..../, 'nonce="')),
  refused('another key named', 'key', edit('Signature-Input', /keyid="..../, 'keyid="AAAA')),
  refused('another algorithm', 'not-covered', edit('Signature-Input', 'ecdsa-p256-sha256', 'hmac-sha256')),
  refused('another tag', 'not-covered', edit('Signature-Input', 'brokerdesk-1', 'brokerdesk-2')),
  refused('another label', 'malformed', edit('Signature-Input', 'brokerdesk=', 'sig1=')),
  refused('one component less', 'not-covered', edit('Signature-Input', ' "@query"', '')),
  refused(
    'components in another order',
    'not-covered',
    edit('Signature-Input', '"@path" "@query"', '"@query" "@path"'),
  ),
  refused('a signature with one character changed', 'signature', edit('Signature', /:(.)/, swapFirst)),
  refused('a signature of zeros', 'signature', set('Signature', `brokerdesk=:${'A'.repeat(86)}==:`)),
  refused('a signature without padding', 'malformed', edit('Signature', '==:', ':')),
  refused('a signature that comes twice', 'duplicate-header', twice('Signature')),
  refused('a broker that comes twice', 'duplicate-header', twice('Broker-Code')),
  { name: 'the key of another browser', byStranger: true, result: 'key' },
  { name: 'before sign-in, without a key', isSignedIn: false, result: 'not-covered', change: without('Client-Key') },
  { name: 'before sign-in, with the key neither sent nor named', isSignedIn: false, result: 'key', change: noKey },
  {
    name: 'before sign-in, with a key that is none',
    isSignedIn: false,
    result: 'key',
    change: set('Client-Key', 'e30'),
  },
  { name: 'sent once more', isSeen: true, result: 'repeated-nonce' },
];

function refused(name: string, result: string, change: Change): VectorCase {
  return { name, ...post, change, result };
}

function without(name: string): Change {
  return ({ headers }) => ({ headers: headers.filter(([other]) => other !== name) });
}

function set(name: string, value: string): Change {
  return ({ headers }) => ({ headers: [...headers.filter(([other]) => other !== name), [name, value]] });
}

function twice(name: string): Change {
  return ({ headers }) => ({ headers: [...headers, ...headers.filter(([other]) => other === name)] });
}

function edit(name: string, pattern: string | RegExp, next: string | ((text: string) => string)): Change {
  return ({ headers }) => ({
    headers: headers.map(([other, value]) => [other, other === name ? value.replace(pattern, next as string) : value]),
  });
}

function swapFirst(text: string): string {
  return text.endsWith('A') ? ':B' : ':A';
}

/** Takes the key away together with every word of it. */
function noKey(arrived: Arrived): Partial<Arrived> {
  const withoutIt = { ...arrived, ...without('Client-Key')(arrived) };
  return edit('Signature-Input', ' "client-key"', '')(withoutIt);
}
