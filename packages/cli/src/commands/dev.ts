import { defaultBase } from '@brokerdesk/host/base';
import { MockClient } from '@brokerdesk/mock-server/client';
import { CliError } from '../errors.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { watchModules } from '../plugins/reloadModules.ts';
import { assertDifferentPorts } from '../servers/listenOrExplain.ts';
import { readFault } from '../servers/readFault.ts';
import { reservePorts } from '../servers/reservePort.ts';
import type { SignatureName } from '../build/PageConfig.ts';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { startDevServer } from '../servers/startDevServer.ts';
import { startEmulator } from '../servers/startEmulator.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { describeAccounts } from '../terminal/describeAccounts.ts';
import { printDetail, printLine, printJson, printNote, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli dev`. */
export interface DevOptions {
  readonly port: number;
  readonly apiPort: number;
  /** Host names that the portal responds to, in addition to localhost. */
  readonly allowHost?: readonly string[];
  readonly seed: string;
  readonly applications: number;
  readonly signature: SignatureName;
  /** The user that pages sign in, and the display code of the broker. */
  readonly as?: string;
  readonly broker?: string;
  /** Milliseconds by which every response is delayed. */
  readonly latency?: number;
  /** Requests that fail; see `readFault`. */
  readonly fail?: readonly string[];
  /** Whether English is shown as a pseudo-locale. */
  readonly pseudo: boolean;
  readonly json: boolean;
}

/** Serves host and plugin sources with hot replacement, together with the emulator, until it is stopped. */
export async function dev(folders: readonly string[], options: DevOptions): Promise<void> {
  assertDifferentPorts(options);
  if (options.as !== undefined && options.allowHost !== undefined) {
    throw new CliError('OPTIONS_CLASH', {
      message:
        '--as cannot sign in where --allow-host gives the portal further names: the controls of the emulator are then not forwarded.',
      hint: 'Leave one of the two out; without --as the page asks for the password.',
    });
  }
  const account = options.as === undefined ? undefined : findDevAccount(options.as, options.broker);
  const faults = (options.fail ?? []).map(readFault);
  const { port, apiPort } = await reservePorts(options);
  const plugins = await findPlugins(folders);
  watchModules(plugins.map(({ folder }) => folder));
  for (const { folder } of plugins) printDetail(`Plugin ${folder}`);
  const emulator = await startEmulator({ ...options, port: apiPort, portOption: '--api-port', plugins });
  const control = new MockClient({ address: emulator.address });
  for (const fault of faults) await control.addFault(fault);
  if (options.latency !== undefined) await control.addFault({ effect: { kind: 'latency', ms: options.latency } });
  const server = await startDevServer({
    port,
    apiTarget: emulator.address,
    plugins,
    signature: options.signature,
    reloadExtensions: emulator.reloadExtensions,
    account,
    pseudo: options.pseudo,
    allowedHosts: options.allowHost ?? [],
  });
  stopOnSignal([emulator, server]);
  const portal = `http://127.0.0.1:${port}${defaultBase}${account ? `${account.displayCode}/main` : ''}`;
  if (options.json) {
    printJson({ portal, emulator: emulator.address, plugins: plugins.map(({ folder }) => folder) });
    return;
  }
  printLine(`${styled('bold', 'Portal')}    ${styled('cyan', portal)}  compiled from source, edits appear immediately`);
  printLine(`${styled('bold', 'Emulator')}  ${styled('cyan', emulator.address)}`);
  printNote();
  for (const line of describeAccounts(`http://127.0.0.1:${port}${defaultBase}`, emulator.demoAccounts)) printNote(line);
  printNote('Edit a screen, and the open page shows it without losing its state. Ctrl-C stops everything.');
}
