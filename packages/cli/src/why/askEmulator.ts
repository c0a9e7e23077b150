import { MockClient } from '@brokerdesk/mock-server/client';
import { CliError } from '../errors.ts';

/**
 * Reads something from a running emulator on this machine.
 *
 * @throws CliError `EMULATOR_UNREACHABLE` if none listens there, or if it rejects the request.
 */
export async function askEmulator<Result>(port: number, ask: (client: MockClient) => Promise<Result>): Promise<Result> {
  const address = `http://127.0.0.1:${port}`;
  const client = new MockClient({ address, controlToken: process.env['BROKERDESK_CONTROL_TOKEN'] });
  return ask(client).catch((cause: unknown) => {
    throw new CliError('EMULATOR_UNREACHABLE', {
      message: `No emulator at ${address} responds.`,
      hint: 'Start `admin-cli dev` or `admin-cli mock`, or correct --api-port. An emulator with a control token needs BROKERDESK_CONTROL_TOKEN.',
      cause,
    });
  });
}
