import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { listenOrExplain, type PortOptions } from './listenOrExplain.ts';

/** Checks that a port is free before a slow start begins; for port 0 it selects one. */
export async function reservePort(options: PortOptions): Promise<number> {
  const probe = createServer();
  return listenOrExplain(options, () => {
    return new Promise<number>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(options.port, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
    });
  });
}
