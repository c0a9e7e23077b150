import type { ManifestCommand } from '@brokerdesk/plugin-sdk/build';
import type { PortalServices } from '../PortalContext.ts';

/** A command of a plugin that the user may run. */
export interface ListedCommand extends ManifestCommand {
  readonly pluginId: string;
}

/** Lists the commands of plugins for a user: those whose function they have, and whose screen they may open. */
export function listCommands({
  registry,
  portal,
  navigation,
}: Pick<PortalServices, 'registry' | 'portal' | 'navigation'>): readonly ListedCommand[] {
  return registry.plugins.flatMap(({ manifest }) =>
    (manifest.commands ?? [])
      .filter(({ requires, open }) => portal.granted.has(requires) && (!open || navigation.canOpen(open)))
      .map((command) => ({ ...command, pluginId: manifest.id })),
  );
}
