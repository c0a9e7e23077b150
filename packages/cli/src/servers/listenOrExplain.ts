import { createServer } from 'node:net';
import { CliError } from '../errors.ts';

/** The port of a server, and the option that changes it. */
export interface PortOptions {
  readonly port: number;
  readonly option: '--port' | '--api-port';
}

/** Runs a function that starts to listen; reports in one line if another program uses the port. */
export async function listenOrExplain<Result>(options: PortOptions, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw await portTaken(options, cause);
  }
}

async function portTaken({ port, option }: PortOptions, cause: unknown): Promise<CliError> {
  return new CliError('PORT_TAKEN', {
    message: `Port ${port} is in use.`,
    hint: `Stop the other program or choose another: ${option} ${await findFreePort(port)}`,
    cause,
  });
}

/** Returns a free port near one that is taken; 0, which stands for any, if there is none. */
export async function findFreePort(port: number): Promise<number> {
  const candidates = [1, 2, 3, 4, 5].map((step) =>
    port + 100 * step > 65_535 ? port - 100 * step : port + 100 * step,
  );
  for (const candidate of candidates) if (await isFree(candidate)) return candidate;
  return 0;
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Rejects the same port for portal and emulator before either is started. */
export function assertDifferentPorts({ port, apiPort }: { readonly port: number; readonly apiPort: number }): void {
  if (port === 0 || port !== apiPort) return;
  throw new CliError('OPTIONS_CLASH', {
    message: `--port and --api-port are both ${port}, but portal and emulator need one each.`,
    hint: 'Choose two ports.',
  });
}
