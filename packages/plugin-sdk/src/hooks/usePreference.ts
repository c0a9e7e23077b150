import { useCallback, useSyncExternalStore } from 'react';
import { useHost, usePluginScope } from './useHost.ts';

/**
 * Stores a small setting of the signed-in user, such as whether the next record opens automatically. The browser keeps
 * it, encrypted for this user only, and restores it after the next sign-in; all tabs share it.
 *
 * The value must be plain JSON. `name` is unique within the plugin; use a new one when the value's shape changes.
 *
 * @example
 * const [opensNext, setOpensNext] = usePreference('opensNext', false);
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function usePreference<Value>(name: string, fallback: Value): readonly [Value, (value: Value) => void] {
  const { preferences } = useHost();
  const { pluginId } = usePluginScope();
  const storageKey = JSON.stringify([pluginId, name]);
  const stored = useSyncExternalStore(preferences.subscribe, () => preferences.read(storageKey)) as Value | undefined;
  const save = useCallback((value: Value) => preferences.save(storageKey, value), [preferences, storageKey]);
  return [stored === undefined ? fallback : stored, save];
}
