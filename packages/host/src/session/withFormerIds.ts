import type { Preferences } from '@brokerdesk/plugin-sdk';
import type { Registry } from '@brokerdesk/plugin-sdk/build';

/** Reads a choice of a plugin from where its former ids have stored it, until the user makes it again. */
export function withFormerIds(preferences: Preferences, { plugins }: Pick<Registry, 'plugins'>): Preferences {
  const renamed = plugins.flatMap(({ manifest: { id, formerIds = [] } }) =>
    formerIds.length === 0 ? [] : [{ start: keyStart(id), formerStarts: formerIds.map(keyStart) }],
  );
  return {
    ...preferences,
    read(key) {
      const value = preferences.read(key);
      const plugin = value === undefined ? renamed.find(({ start }) => key.startsWith(start)) : undefined;
      return plugin
        ? plugin.formerStarts
            .map((start) => preferences.read(start + key.slice(plugin.start.length)))
            .find((former) => former !== undefined)
        : value;
    },
  };
}

/** A key is the id of the plugin and a name, as JSON. */
function keyStart(id: string): string {
  return `[${JSON.stringify(id)},`;
}
