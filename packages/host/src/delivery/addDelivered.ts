import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { loadChunk } from '../components/loadChunk.ts';
import type { ShellOptions } from '../app/ShellOptions.ts';
import { listCodes } from '../shell/listCodes.ts';
import type { FullRegistry } from './Delivery.ts';

/** Adds the delivered plugins that the user of a session needs to the registry of the page. */
export async function addDelivered(
  registry: Registry,
  { config, session }: Pick<ShellOptions, 'config' | 'session'>,
): Promise<FullRegistry> {
  if (config.delivery === undefined) return registry;
  const { loadDelivery } = await loadChunk(() => import('./loadDelivery.ts'));
  const delivery = await loadDelivery({
    config: config.delivery,
    displayCode: session.displayCode,
    account: session.person.userName,
    granted: listCodes(session.functions),
    own: new Set(registry.plugins.map(({ manifest }) => manifest.id)),
  });
  const { revision = '' } = delivery;
  return {
    ...registry,
    revision: revision === '' ? registry.revision : `${registry.revision} ${revision}`,
    plugins: [...registry.plugins, ...delivery.entries],
    delivery,
  };
}
