import { useCallback, useSyncExternalStore } from 'react';
import { useHost, usePluginScope } from './useHost.ts';

/**
 * Holds a small choice of the user who is signed in, such as whether the next record opens automatically. It is kept in
 * the browser, encrypted for this user only, and is there again after the next sign-in; all tabs share it.
 *
 * The value has to be plain JSON. `name` is unique within the plugin; take another one when the value's shape changes.
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
