import { findPlugins } from '../plugins/findPlugins.ts';
import { assertDifferentPorts } from '../servers/listenOrExplain.ts';
import { reservePort } from '../servers/reservePort.ts';
import type { SignatureName } from '../servers/setSignature.ts';
import { startDevServer } from '../servers/startDevServer.ts';
import { startEmulator } from '../servers/startEmulator.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { describeAccounts } from '../terminal/describeAccounts.ts';
import { printLine, printJson, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli dev`. */
export interface DevOptions {
  readonly port: number;
  readonly apiPort: number;
  /** Host names that the portal responds to, in addition to localhost. */
  readonly allowHost?: readonly string[];
  readonly seed: string;
  readonly applications: number;
  readonly signature: SignatureName;
  readonly json: boolean;
}

/** Serves host and plugin sources with hot replacement, together with the emulator, until it is stopped. */
export async function dev(folders: readonly string[], options: DevOptions): Promise<void> {
  assertDifferentPorts(options);
  const port = await reservePort({ port: options.port, option: '--port' });
  const plugins = await findPlugins(folders);
  const emulator = await startEmulator({ ...options, port: options.apiPort, portOption: '--api-port', plugins });
  const server = await startDevServer({
    port,
    apiTarget: emulator.address,
    plugins,
    signature: options.signature,
    allowedHosts: options.allowHost ?? [],
  });
  stopOnSignal([emulator, server]);
  const portal = `http://127.0.0.1:${port}/admin/`;
  if (options.json) {
    printJson({ portal, emulator: emulator.address, plugins: plugins.map(({ folder }) => folder) });
    return;
  }
  printLine(`${styled('bold', 'Portal')}    ${styled('cyan', portal)}  compiled from source, edits appear immediately`);
  printLine(`${styled('bold', 'Emulator')}  ${styled('cyan', emulator.address)}`);
  printLine();
  for (const line of describeAccounts(portal, emulator.demoAccounts)) printLine(line);
  printLine(
    'Edit a screen below plugins/, and the open page shows it without losing its state. Ctrl-C stops everything.',
  );
}
