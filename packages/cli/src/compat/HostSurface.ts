import { functionCodes } from '@brokerdesk/api';
import { homeCards, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { describePlugins } from '../plugins/describePlugins.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { readSlots } from '../sources/readSlots.ts';
import { listCalls } from '../why/listCalls.ts';
import { type ExportedNames, readSharedNames } from './sharedNames.ts';

/** What a host offers to plugins. */
export interface HostSurface {
  /** The version of its SDK. */
  readonly version: string;
  /** The names of each shared module. */
  readonly names: ReadonlyMap<string, ExportedNames>;
  /** The ids of the slots of its own screens and plugins. */
  readonly slots: ReadonlySet<string>;
  /** The codes of the product's tree. */
  readonly functions: ReadonlySet<string>;
  /** The calls of the contract, as `GET /goapi/faq/{faqID}`. */
  readonly calls: ReadonlySet<string>;
  /** The functions that each plugin of the product owns, by its id. */
  readonly owned: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads what the host that comes with this command line offers. */
export async function readHostSurface(): Promise<HostSurface> {
  const sources = await findPlugins();
  const [names, { described, broken }, slots, calls] = await Promise.all([
    readSharedNames(),
    describePlugins(sources),
    Promise.all(sources.map(({ folder }) => readSlots(folder))),
    listCalls([], []),
  ]);
  const [unreadable] = broken;
  if (unreadable !== undefined) throw unreadable.error;
  return {
    version: sdkVersion,
    names,
    slots: new Set([homeCards.id, ...slots.flat().map(({ id }) => id)]),
    functions: new Set(Object.keys(functionCodes)),
    calls: new Set(calls.map(({ method, path }) => `${method} ${path}`)),
    owned: new Map(described.map(({ description: { id, functions } }) => [id, new Set(ownedCodes(functions))])),
  };
}

/** Several plugins may declare one area, so that each stands alone. */
export function ownedCodes(functions: Readonly<Record<string, { readonly kind: string }>>): readonly string[] {
  return Object.entries(functions).flatMap(([code, { kind }]) => (kind === 'area' ? [] : [code]));
}
