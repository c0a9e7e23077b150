import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { expect, test, vi } from 'vitest';
import { retryOnce } from './startSessionController.ts';

const lost = new UnreachableError('OFFLINE', { message: 'lost' });
const tokens = { token: 't2', refreshToken: 'r2' };

test('tokens whose response was lost are requested again immediately', async () => {
  const request = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(tokens);
  expect(await retryOnce(request)).toBe(tokens);
});

test('tokens are not requested a third time', async () => {
  const request = vi.fn().mockRejectedValue(lost);
  await expect(retryOnce(request)).rejects.toBe(lost);
  expect(request).toHaveBeenCalledTimes(2);
});

const permanent = [
  ['an error response', new ApiError({ code: 'E0001', message: '', data: null, requestId: undefined })],
  [
    'a timeout, after which the server no longer returns the same pair',
    new UnreachableError('TIMEOUT', { message: 'late' }),
  ],
] as const;

for (const [description, error] of permanent) {
  test(`${description} is not retried`, async () => {
    const request = vi.fn().mockRejectedValue(error);
    await expect(retryOnce(request)).rejects.toBe(error);
    expect(request).toHaveBeenCalledTimes(1);
  });
}
