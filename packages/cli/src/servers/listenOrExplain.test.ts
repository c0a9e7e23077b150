import { expect, it } from 'vitest';
import { listenOrExplain } from './listenOrExplain.ts';

function busy(): Promise<never> {
  return Promise.reject(Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }));
}

it.each([
  [4400, 4500],
  [65_435, 65_535],
  [65_436, 65_336],
  [65_535, 65_435],
])('where port %i is taken it proposes %i, which exists', async (port, other) => {
  await expect(listenOrExplain({ port, option: '--port' }, busy)).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: `Port ${port} is in use.`,
    hint: `Stop the other program or choose another: --port ${other}`,
  });
});

it('passes on every other error', async () => {
  const listen = () => Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
  await expect(listenOrExplain({ port: 80, option: '--port' }, listen)).rejects.toThrow('listen EACCES');
});
