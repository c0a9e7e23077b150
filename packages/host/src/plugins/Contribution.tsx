import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { PluginScopeContext } from '@brokerdesk/plugin-sdk/host';
import { Suspense, use, useMemo } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import { type ContributionTarget, contributionKey } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';

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
  const scope = useMemo(() => ({ pluginId: target.pluginId, api }), [target.pluginId, api]);
  return (
    <ContributionBoundary key={contributionKey(target)} runtime={runtime} target={target} title={title}>
      <Suspense fallback={<ContributionLoading title={title} />}>
        <PluginScopeContext value={scope}>
          <Loaded runtime={runtime} target={target} props={props} />
        </PluginScopeContext>
      </Suspense>
    </ContributionBoundary>
  );
}

function Loaded({ runtime, target, props }: Required<Pick<ContributionProps, 'runtime' | 'target' | 'props'>>) {
  const Component = use(runtime.component(target));
  return <Component {...props} />;
}

/** Replaces a contribution while it loads: empty at first, lines after 150 ms, a text after 5 s (in the style sheet). */
function ContributionLoading({ title }: { readonly title: string }) {
  const text = useHostText();
  return (
    <div className="bd-waiting" role="status">
      <span className="bdk-hidden">{text('plugin.loading')}</span>
      <span className="bd-waiting-line bd-waiting-title" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <span className="bd-waiting-line" aria-hidden />
      <p className="bd-waiting-words">{text('plugin.waiting', { what: title })}</p>
    </div>
  );
}
