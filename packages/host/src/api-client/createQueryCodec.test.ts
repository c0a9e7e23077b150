import { expect, test } from 'vitest';
import { toBase64url } from '@brokerdesk/api/signature';
import { createQueryCodec, maxQueryLength } from './createQueryCodec.ts';

const key = toBase64url(Uint8Array.from({ length: 32 }, (_, index) => index));
const context = { display: 'B001', pathname: '/admin/B001/main/account_opening' };
const vector = '1.k1.AAECAwQFBgcICQoLPCCmeqKA4CG8bbX4xYgMGPD0vRajLh1eRSeUWA3dntA5dd9CRaGo364';

test('decrypts the known query', async () => {
  const codec = createQueryCodec({ id: 'k1', key });
  expect(await codec.decode(vector, context)).toEqual({ page: '1', status: 'SUB' });
});

test('returns the same bytes for the same parameters, vector and page, whatever the order of the parameters', async () => {
  const codec = createQueryCodec({ id: 'k1', key }, () => Uint8Array.from({ length: 12 }, (_, index) => index));
  const one = await codec.encode({ status: 'SUB', page: '1' }, context);
  expect(one).toBe(await codec.encode({ page: '1', status: 'SUB' }, context));
  expect(one.slice(0, 21)).toBe(vector.slice(0, 21));
});

test('restores parameters in any script, and never encrypts them the same way twice', async () => {
  const codec = createQueryCodec({ id: 'k1', key });
  const params = { q: '陳大文 & 陈大文', from: '2026-01-01' };
  const one = await codec.encode(params, context);
  expect(await codec.decode(one, context)).toEqual(params);
  expect(await codec.encode(params, context)).not.toBe(one);
});

test.each([
  ['another path', vector, { ...context, pathname: '/admin/B001/main/user_control' }],
  ['another broker', vector, { ...context, display: 'B002' }],
  ['a changed character', `${vector.slice(0, -3)}AAA`, context],
  ['a cut end', vector.slice(0, 30), context],
  ['another key id', vector.replace('k1', 'k2'), context],
  ['another version', vector.replace('1.', '2.'), context],
  ['plain text', 'page=1', context],
  ['nothing', '', context],
])('does not open with %s', async (_name, text, where) => {
  expect(await createQueryCodec({ id: 'k1', key }).decode(text, where)).toBeUndefined();
});

test('rejects parameters that make an address too long', async () => {
  const codec = createQueryCodec({ id: 'k1', key });
  await expect(codec.encode({ q: 'x'.repeat(maxQueryLength) }, context)).rejects.toMatchObject({
    code: 'QUERY_TOO_LONG',
  });
});
