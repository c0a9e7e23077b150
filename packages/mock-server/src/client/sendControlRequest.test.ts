import { expect, it } from 'vitest';
import { sendControlRequest } from './sendControlRequest.ts';

it('names the address at which no emulator answers', async () => {
  const cause = new TypeError('fetch failed');
  const connection = { address: 'http://127.0.0.1:4401', fetch: () => Promise.reject(cause) };
  await expect(sendControlRequest(connection, { method: 'GET', path: '/journal' })).rejects.toMatchObject({
    message:
      'The emulator does not answer at http://127.0.0.1:4401. Start it with `npx admin-cli mock`, or correct the address.',
    cause,
  });
});
