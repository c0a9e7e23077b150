// The ports of this run. Free ones are chosen once, in the first process, and handed to its workers by environment, so
// that journeys run beside a portal that is already open.
import { createServer } from 'node:net';

/** Ports of the servers that the journeys use. */
export interface Ports {
  readonly previewPortal: number;
  readonly previewEmulator: number;
  readonly devPortal: number;
  readonly devEmulator: number;
  readonly gallery: number;
}

const variable = 'BROKERDESK_E2E_PORTS';

export async function choosePorts(): Promise<Ports> {
  const chosen = process.env[variable];
  if (chosen) return JSON.parse(chosen) as Ports;
  const [previewPortal, previewEmulator, devPortal, devEmulator, gallery] = await freePorts(5);
  const ports = { previewPortal, previewEmulator, devPortal, devEmulator, gallery } as Ports;
  process.env[variable] = JSON.stringify(ports);
  return ports;
}

/** All ports stay open until the last is found, so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
