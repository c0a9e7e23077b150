import { loopbackHosts } from '@brokerdesk/mock-server';
import { findPlugins } from '../plugins/findPlugins.ts';
import type { SignatureName } from '../build/PageConfig.ts';
import { startEmulator } from '../servers/startEmulator.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { printLine, printJson, printNote, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli mock`. */
export interface MockOptions {
  readonly port: number;
  readonly host: string;
  readonly instantWork: boolean;
  readonly seed: string;
  readonly applications: number;
  /** If absent, requests need a signature where other machines can send them. */
  readonly signature?: SignatureName;
  readonly json: boolean;
}

/**
 * Runs the emulator alone until it is stopped. `BROKERDESK_CONTROL_TOKEN` in the environment is the token that its control
 * API requires; with it, the emulator may listen for other machines.
 */
export async function mock(folders: readonly string[], options: MockOptions): Promise<void> {
  const { json, ...emulatorOptions } = options;
  const { host, seed, applications, signature = loopbackHosts.includes(host) ? 'none' : 'rfc9421' } = emulatorOptions;
  const controlToken = process.env['BROKERDESK_CONTROL_TOKEN'];
  const plugins = await findPlugins(folders);
  const emulator = await startEmulator({ ...emulatorOptions, signature, portOption: '--port', controlToken, plugins });
  stopOnSignal([emulator]);
  if (json) {
    printJson({ emulator: emulator.address, seed, applications, signature });
    return;
  }
  printLine(
    `${styled('bold', 'Emulator')}  ${styled('cyan', emulator.address)}  calls below /api, its own controls below /__mock`,
  );
  printNote(signature === 'none' ? 'Requests need no signature.' : 'Requests have to be signed (RFC 9421).');
  printNote(`Seed "${seed}", ${applications} applications of the demo broker. Ctrl-C stops it.`);
}
