import { useCallback, useState } from 'react';
import { tabStorage } from '../services/safeStorage.ts';
import { usePluginScope } from './useHost.ts';

/**
 * Works like `useState`, for a value that survives a reload of the tab and ends with the session, such as a position in a
 * queue. The value must be plain JSON, without personal data. `name` is unique within the plugin; one component uses it.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useTabState<Value>(name: string): readonly [Value | undefined, (value: Value | undefined) => void] {
  const { pluginId } = usePluginScope();
  const storageKey = `${pluginId}.${name}`;
  const [value, setValue] = useState(() => readStored<Value>(storageKey));
  const save = useCallback(
    (next: Value | undefined) => {
      setValue(next);
      // The host empties the tab's storage at sign-out.
      if (next === undefined) tabStorage.removeItem(storageKey);
      else tabStorage.setItem(storageKey, JSON.stringify(next));
    },
    [storageKey],
  );
  return [value, save];
}

function readStored<Value>(storageKey: string): Value | undefined {
  const stored = tabStorage.getItem(storageKey);
  return stored === null ? undefined : (JSON.parse(stored) as Value);
}
