// The faults of an emulator: requests that it lets fail on purpose, as --fail, the toolbar of dev or a test have set.
import type { Fault } from '@brokerdesk/mock-server/client';
import { askEmulator } from './askEmulator.ts';
import type { KnownCall } from './listCalls.ts';

/** A fault, and how often it was injected. */
export interface EmulatorFault extends Fault {
  /** A wire spelling. */
  readonly struck: number;
}

/**
 * Reads the faults of a running emulator on this machine.
 *
 * @throws CliError `EMULATOR_UNREACHABLE` if none listens there.
 */
export function readFaults(port: number): Promise<readonly EmulatorFault[]> {
  return askEmulator(port, (client) => client.listFaults());
}

/** Returns whether a fault is injected into a call. Which requests it leaves out (`nth`, `chance`) depends on the run. */
export function matchesCall(
  { match = {}, when = {}, struck }: EmulatorFault,
  { method, path }: Pick<KnownCall, 'method' | 'path'>,
): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  if (when.times !== undefined && struck >= when.times) return false;
  if (match.path === undefined) return true;
  return match.path.endsWith('*') ? path.startsWith(match.path.slice(0, -1)) : path === match.path;
}

/** Describes what a fault does to a call, as the end of a sentence, and whether the call fails. */
export function describeEffect({ effect, match = {}, when = {}, struck }: EmulatorFault): {
  readonly isFailure: boolean;
  readonly text: string;
} {
  const { isFailure, text } = describeKind(effect);
  const details = [
    ...(match.pluginId === undefined ? [] : [`from the plugin ${match.pluginId}`]),
    ...(when.nth === undefined ? [] : [`from request ${when.nth} on`]),
    ...(when.times === undefined ? [] : [`${when.times - struck} more times`]),
    ...(when.chance === undefined ? [] : [`in ${Math.round(when.chance * 100)} % of the requests`]),
  ];
  return { isFailure, text: [text, ...details].join(', ') };
}

function describeKind(effect: Fault['effect']): { readonly isFailure: boolean; readonly text: string } {
  switch (effect.kind) {
    case 'latency':
      return { isFailure: false, text: `gets its response ${effect.ms} ms later` };
    case 'hang':
      return { isFailure: true, text: 'gets no response' };
    case 'reset':
      return { isFailure: true, text: 'loses its connection before it is handled' };
    case 'lostReply':
      return { isFailure: true, text: 'is handled, and its response is lost' };
    case 'truncate':
      return { isFailure: true, text: 'is handled, and its response breaks off' };
    case 'http':
      return { isFailure: true, text: `gets HTTP ${effect.status} without an envelope` };
    case 'envelope':
      return { isFailure: true, text: `gets the error ${effect.code}` };
    case 'sessionLow':
      return { isFailure: false, text: `leaves the session ${effect.remainSec} s` };
    case 'replace':
      return { isFailure: false, text: `gets other values in its response: ${Object.keys(effect.values).join(', ')}` };
  }
}
