import { CliError } from '../errors.ts';

/** Where a server is meant to listen, and the option by which another port is chosen. */
export interface PortOptions {
  readonly port: number;
  readonly option: '--port' | '--api-port';
}

/** Runs what begins to listen and says in one line when the port belongs to another program. */
export async function listenOrExplain<Result>(options: PortOptions, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw portTaken(options, cause);
  }
}

function portTaken({ port, option }: PortOptions, cause: unknown): CliError {
  return new CliError('PORT_TAKEN', {
    message: `Port ${port} is in use.`,
    hint: `Stop the other program or choose another: ${option} ${port > 65_435 ? port - 100 : port + 100}`,
    cause,
  });
}
