import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { CliError } from '../errors.ts';
import { findFreePort, listenOrExplain, type PortOptions } from './listenOrExplain.ts';

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

/** The ports of portal and emulator. */
export interface Ports {
  readonly port: number;
  readonly apiPort: number;
}

/** Checks both ports before a slow start begins, so that the user hears of both at once. */
export async function reservePorts({ port, apiPort }: Ports): Promise<Ports> {
  const [portal, emulator] = await Promise.allSettled([
    reservePort({ port, option: '--port' }),
    reservePort({ port: apiPort, option: '--api-port' }),
  ]);
  if (portal.status === 'fulfilled' && emulator.status === 'fulfilled') {
    return { port: portal.value, apiPort: emulator.value };
  }
  if (portal.status === 'fulfilled') throw (emulator as PromiseRejectedResult).reason;
  if (emulator.status === 'fulfilled' || !isTaken(portal.reason) || !isTaken(emulator.reason)) throw portal.reason;
  throw new CliError('PORT_TAKEN', {
    message: `Ports ${port} and ${apiPort} are in use.`,
    hint: `Stop the other programs or choose others: --port ${await findFreePort(port)} --api-port ${await findFreePort(apiPort)}`,
    cause: portal.reason,
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof CliError && error.code === 'PORT_TAKEN';
}
