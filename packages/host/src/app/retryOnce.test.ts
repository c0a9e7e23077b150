import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { expect, test, vi } from 'vitest';
import { retryOnce } from './retryOnce.ts';

const lost = new UnreachableError('OFFLINE', { message: 'lost' });
const tokens = { token: 't2', refreshToken: 'r2' };

test('tokens whose reply was lost are asked for again at once', async () => {
  const ask = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(tokens);
  expect(await retryOnce(ask)).toBe(tokens);
});

test('nobody asks a third time', async () => {
  const ask = vi.fn().mockRejectedValue(lost);
  await expect(retryOnce(ask)).rejects.toBe(lost);
  expect(ask).toHaveBeenCalledTimes(2);
});

const lasting = [
  ['a refusal', new ApiError({ code: 'E0001', message: '', data: null, requestId: undefined })],
  ['a time that is up, when the old pair is no longer given', new UnreachableError('TIMEOUT', { message: 'late' })],
] as const;

for (const [what, error] of lasting) {
  test(`${what} stays`, async () => {
    const ask = vi.fn().mockRejectedValue(error);
    await expect(retryOnce(ask)).rejects.toBe(error);
    expect(ask).toHaveBeenCalledTimes(1);
  });
}
