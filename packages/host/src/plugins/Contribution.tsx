import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { PluginScopeContext } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, Suspense, useMemo } from 'react';
import { LoadingLines } from '../components/LoadingLines.tsx';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import { type ContributionTarget, contributionKey } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';
import { type ContributionSource, useContributionComponent } from './useContributionComponent.ts';

/** The props of {@link Contribution}. */
export interface ContributionProps {
  readonly runtime: PluginRuntime;
  readonly target: ContributionTarget;
  /** The name that users know: that of the screen, or of its item in a slot. */
  readonly title: string;
  /** The client whose requests name the plugin. */
  readonly api: ApiClient;
  /** The props of the contribution itself: those of its slot. */
  readonly props?: object;
}

/** Shows one contribution of a plugin inside its own error boundary, so that a failure does not affect the rest. */
export function Contribution({ runtime, target, title, api, props = {} }: ContributionProps) {
  const text = useHostText();
  const scope = useMemo(() => ({ pluginId: target.pluginId, api }), [target.pluginId, api]);
  const fallback = <LoadingLines slowText={text('plugin.waiting', { what: title })} />;
  return (
    <ContributionBoundary key={contributionKey(target)} runtime={runtime} target={target} title={title}>
      {(showFailure) => (
        <Suspense fallback={fallback}>
          <PluginScopeContext value={scope}>
            <Loaded {...{ runtime, target, props, fallback }} onFailure={showFailure} />
          </PluginScopeContext>
        </Suspense>
      )}
    </ContributionBoundary>
  );
}

interface LoadedProps extends ContributionSource {
  readonly props: object;
  readonly fallback: ReactNode;
}

function Loaded({ props, fallback, ...source }: LoadedProps) {
  const Component = useContributionComponent(source);
  return Component ? <Component {...props} /> : fallback;
}
