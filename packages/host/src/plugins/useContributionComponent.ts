import { type ComponentType, useEffect, useState } from 'react';
import type { ContributionTarget } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';

type Settled = { readonly component: ComponentType<object> } | { readonly failure: unknown };

/**
 * Returns the component of a contribution, undefined while it is being loaded; throws why it cannot be loaded. A suspended
 * component would stay hidden for 300 ms after its fallback was shown, even if its code arrives sooner.
 */
export function useContributionComponent(
  runtime: PluginRuntime,
  target: ContributionTarget,
): ComponentType<object> | undefined {
  const loading = runtime.component(target);
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    let isCurrent = true;
    loading.then(
      (component) => isCurrent && setSettled({ component }),
      (failure: unknown) => isCurrent && setSettled({ failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  if (settled && 'failure' in settled) throw settled.failure;
  return settled?.component ?? runtime.loadedComponent(target);
}
