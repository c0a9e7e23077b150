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
