import { type ComponentType, useEffect, useState } from 'react';
import type { ContributionTarget } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';

/** Where {@link useContributionComponent} finds a component. */
export interface ContributionSource {
  readonly runtime: PluginRuntime;
  readonly target: ContributionTarget;
  /** Called with the reason why the component cannot be loaded; always the same function. */
  readonly onFailure: (failure: unknown) => void;
}

/**
 * Returns the component of a contribution, undefined while it is being loaded. A suspended component would stay hidden for
 * 300 ms after its fallback was shown, even if its code arrives sooner. A failure is not thrown: React would report an error
 * of its own if the user leaves the screen at that moment.
 */
export function useContributionComponent({
  runtime,
  target,
  onFailure,
}: ContributionSource): ComponentType<object> | undefined {
  const loading = runtime.component(target);
  // One that has been loaded is the state from the start: to set it later would render the whole screen again.
  const [component, setComponent] = useState(() => runtime.loadedComponent(target));
  useEffect(() => {
    let isCurrent = true;
    loading.then(
      (loaded) => isCurrent && setComponent(() => loaded),
      (failure: unknown) => isCurrent && onFailure(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading, onFailure]);
  return component ?? runtime.loadedComponent(target);
}
