// A registry as a browser fetches it: what the server sends can be altered, and the time can be another.
import { setClockOffset } from '@brokerdesk/plugin-sdk/clock';
import { browserStorage } from '@brokerdesk/plugin-sdk/storage';
import { addPlugin } from '../../packages/cli/src/registry/changes.ts';
import { createMemoryStore } from '../../packages/cli/src/registry/createMemoryStore.ts';
import type { PublishContext } from '../../packages/cli/src/registry/publish.ts';
import { makePacked, makeRegistry, now, type RegistryKeys } from '../../packages/cli/src/registry/registryFixture.ts';
import type { Delivery } from '../../packages/host/src/delivery/Delivery.ts';
import { loadDelivery } from '../../packages/host/src/delivery/loadDelivery.ts';

/** The address of the registry. */
export const base = '/admin/delivered/';

/** The files of a registry by path. */
export type Files = Map<string, Buffer>;

/** A registry with one plugin for harbour and its keys. */
export interface MadeRegistry extends RegistryKeys {
  readonly files: Files;
  readonly context: PublishContext;
}

/** Makes a registry in which harbour has `fee-schedule` 1.0.0, in revision 2 of two. */
export async function makeServed(): Promise<MadeRegistry> {
  const files: Files = new Map();
  const { store, ...keys } = await makeRegistry(createMemoryStore(files));
  const context = { store, broker: 'harbour', publisher: keys.publisher, now };
  await addPlugin(context, await makePacked(keys.author, { version: '0.9.0', code: 'export default 0;' }));
  await addPlugin(context, await makePacked(keys.author));
  return { ...keys, files, context };
}

/** What a visit of the portal asks for. */
export interface Visit {
  readonly files: Files;
  /** The root that the page has. */
  readonly root: string;
  readonly displayCode?: string;
  readonly account?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
  readonly granted?: readonly string[];
}

/** Forgets what the browser has seen. */
export function openNewBrowser(): void {
  browserStorage.clear();
}

/** Answers requests from the files of a registry while something runs. */
export async function serve<Result>(
  options: { readonly files: Files; readonly at: number; readonly asked?: string[] },
  run: () => Promise<Result>,
): Promise<Result> {
  const { files, at, asked = [] } = options;
  setClockOffset(at - Date.now());
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    const file = typeof address === 'string' ? address.slice(base.length) : '';
    asked.push(file);
    const content = files.get(file);
    return content ? new Response(content.toString()) : new Response('', { status: 404 });
  };
  try {
    return await run();
  } finally {
    globalThis.fetch = original;
    setClockOffset(0);
  }
}

/** Loads what is delivered, as a page does. */
export async function visit(options: Visit): Promise<Delivery> {
  const { files, root, displayCode = 'harbour', account = 'harbour.admin', at = now } = options;
  return serve({ files, at }, () =>
    loadDelivery({
      config: { base, root },
      displayCode,
      account,
      granted: new Set(options.granted ?? ['X_FEE_SCHEDULE', 'X_BRANCH_NOTES']),
      own: new Set(['faq']),
    }),
  );
}
