import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { CliError } from '../errors.ts';
import { listenOrExplain } from './listenOrExplain.ts';

function busy(): Promise<never> {
  return Promise.reject(Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }));
}

async function proposalFor(port: number): Promise<number> {
  const error: unknown = await listenOrExplain({ port, option: '--port' }, busy).catch((reason: unknown) => reason);
  const { code, message, hint } = error as CliError;
  expect([code, message]).toEqual(['PORT_TAKEN', `Port ${port} is in use.`]);
  return Number(/^Stop the other program or choose another: --port (\d+)$/.exec(hint)?.[1]);
}

it.each([4400, 65_435, 65_535])('where port %i is taken it proposes one near it that exists', async (port) => {
  const proposal = await proposalFor(port);
  expect(Math.abs(proposal - port) % 100).toBe(0);
  expect(proposal).toBeLessThanOrEqual(65_535);
});

it('proposes no port that is taken as well', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await proposalFor(port - 100)).not.toBe(port);
  server.close();
});

it('passes on every other error', async () => {
  const listen = () => Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
  await expect(listenOrExplain({ port: 80, option: '--port' }, listen)).rejects.toThrow('listen EACCES');
});
