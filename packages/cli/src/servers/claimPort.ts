import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { listenOrExplain, type PortWish } from './listenOrExplain.ts';

/** Makes sure that a port is free before anything slow begins; for port 0 it picks one. */
export async function claimPort(wish: PortWish): Promise<number> {
  const probe = createServer();
  return listenOrExplain(wish, () => {
    return new Promise<number>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(wish.port, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
    });
  });
}
